import type { AnyRouter } from '@tanstack/react-router'
import { loadingDelay } from '#lib/async-status.ts'
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
  // Who has to wait is shown that something happens; who has not is spared the flicker.
  let waiting: ReturnType<typeof setTimeout>
  router.subscribe('onBeforeNavigate', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => (document.documentElement.dataset.waiting = ''), loadingDelay)
  })
  router.subscribe('onResolved', () => {
    clearTimeout(waiting)
    delete document.documentElement.dataset.waiting
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    closeMenus()
    // It speaks of the page that was left.
    document.querySelector('script[type="application/ld+json"]')?.replaceChildren()
    if (!isTraversal) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
