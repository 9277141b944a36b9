import type { AnyRouter } from '@tanstack/react-router'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { delayPending } from '#lib/async-status.ts'
import { closeMenus } from '#shell/close-menus.ts'

const loading = msg({ message: 'Loading…', comment: 'Said to screen readers while the next page is on its way' })

/** How much longer one may wait before it is said as well, in milliseconds. */
const sayingDelay = 800

/**
 * After a navigation to another page the focus goes to its heading (settled 5), so that a screen reader reads it and the
 * keyboard goes on from there; a link within a page, such as to the next page of a list, moves it to its target. Going back
 * and forward leaves the focus alone.
 */
export function announceNavigation(router: AnyRouter, i18n: I18n, isTraversal: () => boolean): void {
  let saying: ReturnType<typeof setTimeout>
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'vh'
  const showStatus = delayPending((navigation) => {
    clearTimeout(saying)
    document.documentElement.dataset.status = navigation
    if (navigation !== 'pending') return void (status.textContent = '')
    // It is read out when words come into it, not when it comes itself.
    document.body.append(status)
    saying = setTimeout(() => (status.textContent = i18n._(loading)), sayingDelay)
  })
  router.subscribe('onBeforeNavigate', () => showStatus('pending'))
  router.subscribe('onResolved', () =>
    showStatus(router.state.matches.some((match) => match.status === 'error') ? 'error' : 'success'),
  )
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return
    if (pathChanged) closeMenus()
    if (isTraversal()) return
    const target = pathChanged
      ? document.querySelector<HTMLElement>('main h1')
      : document.getElementById(toLocation.hash)
    target?.focus({ preventScroll: true })
  })
}
