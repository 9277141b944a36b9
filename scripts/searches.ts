import { readSearchCounts } from '#features/search/searches-without-result.server.ts'
import { loadSettings } from '#config/settings.server.ts'
import { openStorage } from '#storage/open-storage.server.ts'
import { requireNode } from './lib/require-node.ts'

// Prints the searches without a result of each site for editors, the most frequent ones first.
requireNode()

const { db, close } = await openStorage(loadSettings(process.env))
const counts = await readSearchCounts(db)
await close()

if (counts.length === 0) console.log('No search without a result has been counted yet.')
let current: string | undefined
for (const { site, words, count, lastDay } of counts) {
  if (site !== current) console.log(`\n${site}`)
  current = site
  console.log(`${String(count).padStart(6)}  ${lastDay}  ${words}`)
}
