/**
 * Matches the open menus of the header, which are the disclosure with the navigation and the language list. Both work
 * without JavaScript.
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
 * Adds listeners that close a menu when the focus moves out of it, so that it never covers the focused element. Escape
 * closes the disclosure and moves the focus to its summary; browsers do the same for the language list, which is a popover.
 */
export function closeMenusOnLeave(): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? target.closest(menus) : null
    if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return
    // The button of a popover closes it by itself. If it were closed here, a press of the button would open it again.
    if ((relatedTarget as HTMLButtonElement).popoverTargetElement !== menu) close(menu)
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element ? target.closest('header details[open]') : null
    if (!menu) return
    close(menu)
    menu.querySelector('summary')?.focus()
  })
}
