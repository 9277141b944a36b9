import { deleteOfflineCaches, offlineCaches } from '#lib/offline-caches.ts'
import { itemOf, type StoredPlace } from './stored-items.ts'

const storages = { local: () => localStorage, session: () => sessionStorage }

/** Calls `visit` for each key of the website in both storages. A browser that forbids storage has no keys. */
function visitKeys(visit: (id: string, storage: Storage, key: string) => void): void {
  for (const place of ['local', 'session'] as const satisfies readonly StoredPlace[]) {
    try {
      const storage = storages[place]()
      for (const key of Object.keys(storage)) {
        const item = itemOf(place, key)
        if (item) visit(item.id, storage, key)
      }
    } catch {
      // A browser that forbids access to the storage has not stored anything either.
    }
  }
}

/** The ids of the stored items; undefined until the storages have been read, and again after each change. */
let storedIds: ReadonlySet<string> | undefined
/** The names of the caches of pages, which can only be read asynchronously. */
let cacheNames: readonly string[] = []
const listeners = new Set<() => void>()

/** Returns the ids of the items that are currently in either storage, or in the caches as far as they have been read. */
export function getStoredIds(): ReadonlySet<string> {
  if (storedIds) return storedIds
  const ids = new Set<string>()
  visitKeys((id) => void ids.add(id))
  for (const name of cacheNames) ids.add(itemOf('cache', name)?.id ?? '')
  storedIds = ids
  return ids
}

/**
 * Reads the caches, and calls `listener` when they differ from before, and when items are deleted. After the last listener
 * is removed, the storages are read again on the next access. Returns a function that removes the listener.
 */
export function subscribeToStored(listener: () => void): () => void {
  listeners.add(listener)
  void readCaches()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) storedIds = undefined
  }
}

/** Deletes an item from all storages and caches or, without an id, everything that the website has stored there. */
export async function deleteStored(wanted?: string): Promise<void> {
  visitKeys((id, storage, key) => {
    if (wanted !== undefined && id !== wanted) return
    storage.removeItem(key)
    // The browser notifies other tabs of the deletion, but not this one, where other code may have read the item.
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  })
  notify()
  const names = cacheNames.filter((name) => wanted === undefined || itemOf('cache', name)?.id === wanted)
  if (names.length > 0) await deleteOfflineCaches(names)
  await readCaches()
}

async function readCaches(): Promise<void> {
  const names = await offlineCaches()
  const isSame = names.join() === cacheNames.join()
  cacheNames = names
  if (!isSame) notify()
}

function notify(): void {
  storedIds = undefined
  for (const listener of listeners) listener()
}
