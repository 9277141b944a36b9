/**
 * Adds elements, such as a bar or a notice, before the page, where the keyboard and screen readers come first. They may be
 * removed at any time, even while React hydrates the document, because React leaves the content of `[data-notices]` alone
 * (`DocumentShell`).
 */
export const prependNotice = (...elements: readonly HTMLElement[]): void =>
  document.querySelector('[data-notices]')?.prepend(...elements)
