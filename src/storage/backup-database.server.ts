import { backup, DatabaseSync } from 'node:sqlite'
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'

/**
 * Copies the database of SQLite while others read and write it: the copy is the whole database at one moment.
 *
 * @param file the database
 * @param copy where the copy is written; nothing may stand there
 * @throws Error when something stands there, or the copy is not sound
 */
export async function backupDatabase(file: string, copy: string): Promise<void> {
  // Only for whoever may read the database itself.
  closeSync(openSync(copy, 'wx', 0o600))
  try {
    await writeCopy(file, copy)
  } catch (error) {
    // A broken copy must not be taken for a backup on the day that one is needed.
    rmSync(copy, { force: true })
    throw error
  }
}

async function writeCopy(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    // All pages in one go: between two, somebody could write, and it would begin anew.
    await backup(source, copy, { rate: 1_000_000 })
  } finally {
    source.close()
  }
  chmodSync(copy, 0o600)
  const written = new DatabaseSync(copy)
  try {
    // One file that can be carried away, without the two that stand beside an open database.
    written.exec('pragma journal_mode = delete')
    const [result] = written.prepare('pragma integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Error(`The copy ${copy} is not sound.`)
  } finally {
    written.close()
  }
}
