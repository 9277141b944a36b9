/** How long a path is not loaded again for a lost file of the client, in milliseconds (specification section 9). */
const guardTime = 10_000

/**
 * Whether the page at `path` may be loaded again because a file of the client is gone, as after a new build: at most once
 * in ten seconds, so that nobody is caught in a circle. Throws where nothing can be remembered.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const key = `reloaded ${path}`
  if (now - Number(storage.getItem(key) ?? -guardTime) < guardTime) return false
  storage.setItem(key, String(now))
  return true
}

/**
 * From now on a navigation that needs a lost file of the client loads its target as a new document. Where that may not be
 * (the file was only prefetched, there is no network, or `mayReload` refuses) a `preload-error` event tells the page instead.
 * Either way the import fails.
 *
 * @param isNavigating tells a navigation, whose target the address bar shows already, from what is only fetched ahead
 */
export function reloadForLostChunks(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    let isReloaded = false
    try {
      // The router has a rule of its own: once in a session for every file.
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
      isReloaded = navigator.onLine && isNavigating() && mayReload(sessionStorage, location.pathname, Date.now())
    } catch {
      // A storage that is full or forbidden remembers nothing, so nothing is loaded again.
    }
    if (isReloaded) location.reload()
    else dispatchEvent(new CustomEvent('preload-error', { detail: payload }))
  })
}
