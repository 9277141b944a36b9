/** The minimum time between two reloads of a path for lost chunks, in milliseconds (specification section 9). */
const reloadGuardMs = 10_000

/**
 * Whether the page at `path` may be reloaded because a chunk of the client is gone, as after a new build: at most once in
 * ten seconds, to prevent an endless loop of reloads. If so, records the reload. Throws if the storage cannot be used.
 *
 * @param now milliseconds since 1970
 */
export function canReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const key = `reloaded ${path}`
  if (now - Number(storage.getItem(key) ?? -reloadGuardMs) < reloadGuardMs) return false
  storage.setItem(key, String(now))
  return true
}

/**
 * Adds a listener that makes a navigation load its target as a new document if a chunk that it needs is lost. If that is not
 * possible (the file was only preloaded, there is no network, or `canReload` refuses or throws), a `preload-error` event is
 * dispatched instead. In both cases the import fails.
 *
 * @param isNavigating whether a navigation is running, whose target the address bar already shows; false while files are
 * only preloaded
 */
export function reloadForLostChunks(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    let isReloaded = false
    try {
      // This key turns off the router's own rule, which reloads the page once per file and session.
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
      isReloaded = navigator.onLine && isNavigating() && canReload(sessionStorage, location.pathname, Date.now())
    } catch {
      // If the reload cannot be recorded, because storage is forbidden or full, the page is not reloaded.
    }
    if (isReloaded) location.reload()
    else dispatchEvent(new CustomEvent('preload-error', { detail: payload }))
  })
}
