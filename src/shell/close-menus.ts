/**
 * Matches the open menus of the header, which are the disclosure on narrow screens and the language list. Both work without
 * script.
 */
const menus = 'header details[open], header [popover]:popover-open'

function close(menu: Element): void {
  if (menu instanceof HTMLDetailsElement) menu.open = false
  else if (menu instanceof HTMLElement) menu.hidePopover()
}

/** Closes the menus of the header, which stays in the document when the client navigates to another page. */
export function closeMenus(): void {
  document.querySelectorAll(menus).forEach(close)
}

/**
 * Closes a menu when the focus leaves it, so that it never covers the focused element, and on Escape, which returns the
 * focus to the control that opened it.
 */
export function closeMenusOnLeave(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? target.closest(menus) : null
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu)
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element ? target.closest('header details[open]') : null
    if (!menu) return
    close(menu)
    menu.querySelector('summary')?.focus()
  })
}
