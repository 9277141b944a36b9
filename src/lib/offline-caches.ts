/** The prefix of the names of offline caches; the path of the condition follows. */
export const offlineCachePrefix = 'offline '

/** Returns the names of the offline caches; none if the browser lacks or forbids Cache Storage. */
export async function offlineCaches(): Promise<readonly string[]> {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix))
  } catch {
    return []
  }
}

/**
 * Deletes offline caches. After the last one, the service worker is unregistered, because it has nothing left to serve.
 */
export async function deleteOfflineCaches(names: readonly string[]): Promise<void> {
  for (const name of names) await caches.delete(name)
  if ((await offlineCaches()).length > 0) return
  // Other applications on this host may have workers of their own.
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing
    if (worker?.scriptURL.endsWith('/offline-worker.js')) await registration.unregister()
  }
}
