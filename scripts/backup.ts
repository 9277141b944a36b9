import { join } from 'node:path'
import { loadSettings } from '#config/settings.server.ts'
import { backupDatabase } from '#storage/backup-database.server.ts'
import { sqliteFile } from '#storage/open-storage.server.ts'
import { requireNode } from './lib/require-node.ts'

// Copies the database while the server runs: `npm run backup -- /somewhere/site.sqlite`. Without a path the copy is written
// to DATA_DIR. docs/running-the-site.md describes how to restore it.
requireNode()
const { databaseUrl, dataDirectory } = loadSettings(process.env)
if (databaseUrl !== undefined) {
  console.error('The database is PostgreSQL: copy it with pg_dump (docs/running-the-site.md).')
  process.exit(1)
}
const copy =
  process.argv[2] ?? join(dataDirectory, `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`)
try {
  await backupDatabase(sqliteFile(dataDirectory), copy)
} catch (error) {
  console.error(`There is no backup: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
console.log(copy)
