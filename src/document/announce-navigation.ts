import type { AnyRouter } from '@tanstack/react-router'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { delayPending } from '#lib/async-status.ts'
import { closeMenus } from '#shell/close-menus.ts'

const loading = msg({ message: 'Loading…', comment: 'Said to screen readers while the next page is on its way' })

/** The delay between the moment when a pending navigation is shown and the announcement of “Loading…”, in milliseconds. */
const announcementDelayMs = 800

/**
 * Shows that the next page is being loaded, announces it if loading is slow, and moves the focus after the navigation. On
 * another page the focus goes to the heading (settled 5), which a screen reader then reads and from which the keyboard
 * continues, or to the element that the hash names, if it has a `tabindex`; a link that changes only the query or the hash,
 * such as to the next page of a list, moves the focus to the element of its hash. Navigating back or forward does not move
 * the focus.
 *
 * @param isTraversal whether the last navigation went back or forward
 */
export function announceNavigation(router: AnyRouter, i18n: I18n, isTraversal: () => boolean): void {
  let announcementTimer: ReturnType<typeof setTimeout>
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'vh'
  const showStatus = delayPending((navigation) => {
    clearTimeout(announcementTimer)
    document.documentElement.dataset.status = navigation
    if (navigation !== 'pending') return void (status.textContent = '')
    // A live region is announced when its text changes, not when it is inserted with text.
    document.body.append(status)
    announcementTimer = setTimeout(() => (status.textContent = i18n._(loading)), announcementDelayMs)
  })
  router.subscribe('onBeforeNavigate', () => showStatus('pending'))
  router.subscribe('onResolved', () =>
    showStatus(router.state.matches.some((match) => match.status === 'error') ? 'error' : 'success'),
  )
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The router dispatches this event once after hydration, with the same location twice.
    if (!fromLocation || fromLocation === toLocation) return
    if (pathChanged) closeMenus()
    if (isTraversal()) return
    const named = document.getElementById(toLocation.hash)
    const target = pathChanged && !named?.matches('[tabindex]') ? document.querySelector<HTMLElement>('main h1') : named
    target?.focus({ preventScroll: true })
  })
}
