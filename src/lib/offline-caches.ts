/** The beginning of the names of the caches with pages that a reader keeps for offline; the path of the page follows. */
export const offlineCachePrefix = 'offline '

/** Returns the names of these caches; none in a browser without caches, or one that forbids them. */
export async function offlineCaches(): Promise<readonly string[]> {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix))
  } catch {
    return []
  }
}

/** Deletes such caches, and after the last one the registration of the worker, which then has nothing to show. */
export async function deleteOfflineCaches(names: readonly string[]): Promise<void> {
  for (const name of names) await caches.delete(name)
  if ((await offlineCaches()).length > 0) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
}
