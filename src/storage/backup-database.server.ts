import { backup, DatabaseSync } from 'node:sqlite'
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'

/**
 * Copies the SQLite database while it is in use. The copy is a consistent snapshot.
 *
 * @param file the path of the database
 * @param copy the path of the copy, which must not exist
 * @throws Error when the database cannot be read, or the copy exists already, cannot be written, or turns out to be corrupt
 */
export async function backupDatabase(file: string, copy: string): Promise<void> {
  // The copy has the same permissions as the database itself.
  closeSync(openSync(copy, 'wx', 0o600))
  try {
    await writeCopy(file, copy)
  } catch (error) {
    // A broken copy must not be mistaken for a backup.
    rmSync(copy, { force: true })
    throw error
  }
}

async function writeCopy(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    // Up to a million pages (4 GB) are copied in one step: a write between two steps would restart the backup.
    await backup(source, copy, { rate: 1_000_000 })
  } finally {
    source.close()
  }
  chmodSync(copy, 0o600)
  const written = new DatabaseSync(copy)
  try {
    // Without WAL, the copy is a single file that can be moved.
    written.exec('pragma journal_mode = delete')
    const [result] = written.prepare('pragma integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Error(`The copy ${copy} is not sound.`)
  } finally {
    written.close()
  }
}
