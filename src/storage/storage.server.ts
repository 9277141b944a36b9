import { loadSettings } from '#config/settings.server.ts'
import { openStorage, type Storage } from './open-storage.server.ts'

let opened: Promise<Storage> | undefined

/**
 * The database of this process, opened by whoever needs it first: a page of words never does. An opening that failed is
 * tried again by the next who asks.
 *
 * @throws StorageError
 */
export function getStorage(): Promise<Storage> {
  opened ??= openStorage(loadSettings(process.env)).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Closes the database, if this process has opened it. */
export async function closeStorage(): Promise<void> {
  const closing = opened
  opened = undefined
  await (await closing?.catch(() => undefined))?.close()
}
