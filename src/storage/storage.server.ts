import { loadSettings } from '#config/settings.server.ts'
import { type ConnectionCounts, openStorage, type Storage } from './open-storage.server.ts'

let opened: Promise<Storage> | undefined

/**
 * Returns the database of this process, opened on first use: rendering a content page never uses it. A failed attempt is
 * retried by the next call.
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

/** Counts the connections of this process to PostgreSQL; undefined for SQLite, or while the database is not open. */
export async function countConnections(): Promise<ConnectionCounts | undefined> {
  return (await opened?.catch(() => undefined))?.countConnections()
}

/** Closes the database, if this process has opened it. */
export async function closeStorage(): Promise<void> {
  const closing = opened
  opened = undefined
  await (await closing?.catch(() => undefined))?.close()
}
