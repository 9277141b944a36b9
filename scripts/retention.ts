import { loadSettings } from '#config/settings.server.ts'
import { deleteExpired } from '#storage/delete-expired.server.ts'
import { openStorage } from '#storage/open-storage.server.ts'
import { requireNode } from './lib/require-node.ts'

// Deletes data whose retention period has ended, as the server does once a day.
requireNode()
const settings = loadSettings(process.env)
const { db, close } = await openStorage(settings)
const deleted = await deleteExpired(db, settings.retentionDays)
await close()
for (const [what, count] of Object.entries(deleted)) console.log(`${what}: ${count} deleted`)
