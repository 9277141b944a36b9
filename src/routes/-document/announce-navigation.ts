import type { AnyRouter } from '@tanstack/react-router'
import { closeMenus } from '#shell/close-menus.ts'

/**
 * After a navigation to another page the focus goes to its heading (settled 5), so that a screen reader reads it and the
 * keyboard goes on from there. Going back keeps the focus where the browser puts it.
 */
export function announceNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    closeMenus()
    // It speaks of the page that was left.
    document.querySelector('script[type="application/ld+json"]')?.replaceChildren()
    const goesBack = (toLocation.state.__TSR_index ?? 0) < (fromLocation.state.__TSR_index ?? 0)
    if (!goesBack) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
