import { createElement } from './create-element.ts'

/**
 * Adds elements, such as a bar or a notice, before the page, where the keyboard and screen readers come first. They may be
 * removed at any time, because they are inside an element that stays: React begins hydration at the first child of the body
 * and skips unknown elements, but hydration fails if a script removes that child while React has yielded to the browser.
 */
export function prependNotice(...elements: readonly HTMLElement[]): void {
  let notices = document.querySelector('[data-notices]')
  if (!notices) {
    notices = createElement('div', { 'data-notices': '' })
    document.body.prepend(notices)
  }
  notices.prepend(...elements)
}
