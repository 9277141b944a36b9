import { parseArgs } from 'node:util'
import { siteHandles } from '../../src/sites/sites.ts'
import { countStatements, isFound, readStatements, type StatementCounts, statementSets } from './measure-statements.ts'

// Measures the detection of emergencies with the judged statements (`judged/README.md`). The second halves of the newer sets
// are counted only with --second, so that they do not influence development. Their misses are never shown.
//
// node tests/evaluation/evaluate-emergencies.ts [--site de] [--misses] [--second]

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    misses: { type: 'boolean', default: false },
    second: { type: 'boolean', default: false },
  },
})
const statements = (await readStatements()).filter(
  ({ set, half, handle }) =>
    (values.site === undefined || handle === values.site) &&
    (values.second || set === 'statements' || half === 'first'),
)
const percent = (part: number, total: number) => `${part} of ${total} (${((100 * part) / total).toFixed(1)} %)`
const describeCounts = ({ emergencies, found, others, falseAlarms }: StatementCounts) =>
  `${percent(found, emergencies)} found, ${percent(falseAlarms, others)} false alarms`

for (const set of statementSets) {
  for (const half of ['first', 'second'] as const) {
    const inHalf = statements.filter((statement) => statement.set === set && statement.half === half)
    if (inHalf.length === 0) continue
    const started = performance.now()
    const counts = countStatements(inHalf)
    const time = ((performance.now() - started) / inHalf.length).toFixed(2)
    console.log(`${set}, ${half} half: ${describeCounts(counts)}; ${time} ms each`)
    for (const site of values.site === undefined ? siteHandles : [])
      console.log(`  ${site}: ${describeCounts(countStatements(inHalf.filter(({ handle }) => handle === site)))}`)
  }
}

if (values.misses)
  for (const statement of statements.filter(({ set, half }) => set === 'statements' || half === 'first'))
    if (isFound(statement) !== (statement.expect === 'emergency'))
      console.log(`${statement.handle}: expected ${statement.expect} (${statement.about}): ${statement.phrase}`)
