import { readFileSync } from 'node:fs'
import { checkEvidence } from '#content-server/check-evidence.ts'
import { loadContent } from '#content-server/load-content.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

// Prints for editors, by file and line, the shares of people (such as "3 in 100") for which no source is named, the cited
// sources with a newer edition, and the pages that cite a recommendation whose chapter was revised later. The findings are
// open tasks, so the run does not fail.
requireNode()
process.chdir(root)

const { model } = await loadContent({ directory: 'graphql/content' })
const findings = checkEvidence(model, { rowsOf: (file) => readFileSync(file, 'utf8').split('\n') })
for (const finding of findings) console.log(String(finding))

const sources = model.byType('source', model.primarySite)
const unchecked = sources.filter(({ fields }) => !('checked' in fields && fields.checked !== undefined))
console.log(
  `${findings.length} to look at. Of ${sources.length} sources ${unchecked.length} have no day on which they were checked.`,
)
