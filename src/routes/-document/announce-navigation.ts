import type { AnyRouter } from '@tanstack/react-router'
import { closeMenus } from '#shell/close-menus.ts'

/**
 * After a navigation to another page the focus goes to its heading (settled 5), so that a screen reader reads it and the
 * keyboard goes on from there. Going back and forward leaves the focus alone.
 */
export function announceNavigation(router: AnyRouter): void {
  let isTraversal = false
  router.history.subscribe(({ action }: { readonly action: { readonly type: string } }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    closeMenus()
    // It speaks of the page that was left.
    document.querySelector('script[type="application/ld+json"]')?.replaceChildren()
    if (!isTraversal) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
