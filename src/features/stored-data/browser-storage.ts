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

/** The ids of the stored items; undefined until the storages have been read. */
let storedIds: ReadonlySet<string> | undefined
const listeners = new Set<() => void>()

/** Returns the ids of the items that are currently in either storage. */
export function getStoredIds(): ReadonlySet<string> {
  if (storedIds) return storedIds
  const ids = new Set<string>()
  visitKeys((id) => void ids.add(id))
  storedIds = ids
  return ids
}

/**
 * Calls `listener` when an item is deleted. After the last listener is removed, the storages are read again on the next
 * access.
 */
export function subscribeToStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) storedIds = undefined
  }
}

/** Deletes an item from both storages or, without an id, everything that the website has stored there. */
export function deleteStored(wanted?: string): void {
  visitKeys((id, storage, key) => {
    if (wanted === undefined || id === wanted) storage.removeItem(key)
  })
  storedIds = undefined
  for (const listener of listeners) listener()
}
