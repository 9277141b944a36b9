import { createElement } from './create-element.ts'

/**
 * Adds elements, such as a bar or a notice, before the page, where the keyboard and screen readers come first. They may be
 * removed at any time, because they are inside an element that stays. Hydration begins at the first child of the body, and
 * fails if a script removes that child in a pause of React; unknown elements it skips.
 */
export function prependNotice(...elements: readonly HTMLElement[]): void {
  let notices = document.querySelector('[data-notices]')
  if (!notices) {
    notices = createElement('div', { 'data-notices': '' })
    document.body.prepend(notices)
  }
  notices.prepend(...elements)
}
