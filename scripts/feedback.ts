import { parseArgs } from 'node:util'
import { loadSettings } from '#config/settings.server.ts'
import { openStorage } from '#storage/open-storage.server.ts'
import { summarizeFeedback } from '#storage/summarize-feedback.server.ts'
import { requireNode } from './lib/require-node.ts'

// Prints the answers to "Was this page helpful?" for editors, beginning with the pages that need work. `--site nl` selects
// one site, `--days 30` the answers of the last 30 days, and `--words` adds the comments of readers.
requireNode()
const { values } = parseArgs({
  options: { site: { type: 'string' }, days: { type: 'string' }, words: { type: 'boolean', default: false } },
})
const days = values.days === undefined ? undefined : Number(values.days)
if (days !== undefined && !(days > 0)) {
  console.error('--days must be a number of days, for example --days 30.')
  process.exit(1)
}
const { db, close } = await openStorage(loadSettings(process.env))
const pages = await summarizeFeedback(db, {
  site: values.site,
  since: days === undefined ? undefined : new Date(Date.now() - days * 86_400_000),
})
await close()

if (pages.length === 0) console.log('There are no answers yet.')
for (const { site, uri, yes, no, wrong, comments } of pages) {
  console.log(`${site}  ${uri}`)
  console.log(`    yes ${yes}, no ${no}, something is wrong ${wrong}`)
  if (!values.words) continue
  for (const { createdAt, language, revision, comment } of comments) {
    console.log(`    ${createdAt.slice(0, 10)}, ${language}, revision ${revision ?? 'unknown'}:`)
    console.log(comment.replaceAll(/^/gm, '        '))
  }
}
