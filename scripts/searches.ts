import { readSearchCounts } from '#features/search/searches-without-result.server.ts'
import { loadSettings } from '#lib/settings.server.ts'
import { requireNode } from './lib/require-node.ts'

// Shows editors what was searched for and not found, most often first, for each site.
requireNode()

const counts = Object.entries(readSearchCounts(loadSettings(process.env).dataDirectory))
if (counts.length === 0) console.log('No search without a result has been counted yet.')
for (const [site, words] of counts) {
  console.log(`\n${site}`)
  for (const [text, count] of Object.entries(words).sort(([, one], [, other]) => other - one))
    console.log(`${String(count).padStart(6)}  ${text}`)
}
