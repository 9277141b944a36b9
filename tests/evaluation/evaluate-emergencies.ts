import { parseArgs } from 'node:util'
import { siteHandles } from '../../src/sites/sites.ts'
import { countStatements, isFound, readStatements, type StatementCounts } from './measure-statements.ts'

// Measures the detection of emergencies with the judged statements (`judged/README.md`).
//
//   node tests/evaluation/evaluate-emergencies.ts [--site de] [--misses]

const { values } = parseArgs({
  options: { site: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const statements = (await readStatements()).filter(({ handle }) => values.site === undefined || handle === values.site)
const percent = (part: number, total: number) => `${part} of ${total} (${((100 * part) / total).toFixed(0)} %)`
const describeCounts = ({ emergencies, found, others, falseAlarms }: StatementCounts) =>
  `${percent(found, emergencies)} found, ${percent(falseAlarms, others)} false alarms`

for (const half of ['first', 'second'] as const) {
  const inHalf = statements.filter((statement) => statement.half === half)
  console.log(`${half} half: ${describeCounts(countStatements(inHalf))}`)
  for (const site of values.site === undefined ? siteHandles : [])
    console.log(`  ${site}: ${describeCounts(countStatements(inHalf.filter(({ handle }) => handle === site)))}`)
}

// The misses of the second half are not shown, so that developers cannot tune the detection to them.
if (values.misses)
  for (const statement of statements.filter(({ half }) => half === 'first'))
    if (isFound(statement) !== (statement.expect === 'emergency'))
      console.log(`${statement.handle}: expected ${statement.expect} (${statement.about}): ${statement.phrase}`)
