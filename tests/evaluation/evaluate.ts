import { parseArgs } from 'node:util'
import { siteHandles } from '../../src/sites/sites.ts'
import { evaluate as evaluateSearch, loadSearchedContent, summarise } from './evaluate-search.ts'
import {
  askedSets,
  countAnswers,
  loadModel,
  measure,
  readAsked,
  type AnswerCounts,
  type Measured,
} from './measure-answers.ts'
import { countStatements, readStatements } from './measure-statements.ts'

// Measures search, chatbot and the detection of emergencies with the judged sets (`judged/README.md`), both halves of each.
// `--misses` lists the chatbot's misses in the first half, which is for development. The second half is only counted.
//
// npm run evaluate -- [--site de] [--misses]

const { values } = parseArgs({
  options: { site: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const isWanted = ({ handle }: { readonly handle: string }) => values.site === undefined || handle === values.site
const halves = ['first', 'second'] as const
const percent = (part: number, total: number) => `${total === 0 ? '-' : ((100 * part) / total).toFixed(0)} %`

const searched = await loadSearchedContent()
console.log('Search')
for (const half of ['development', 'held-out']) {
  const { queries, success1, success5, ndcg } = summarise(evaluateSearch(searched, half, values.site))
  const figures = `success@1 ${success1.toFixed(3)}, success@5 ${success5.toFixed(3)}, nDCG@10 ${ndcg.toFixed(3)}`
  console.log(`  ${half}: ${queries} queries, ${figures}`)
}

const describeAnswers = ({ questions, shown, wrong, unanswered, outside, refused }: AnswerCounts) =>
  [
    `judged words shown ${shown} of ${questions} (${percent(shown, questions)})`,
    `wrong page ${wrong} (${percent(wrong, questions)})`,
    `unanswered ${unanswered}`,
    `outside questions refused ${refused} of ${outside} (${percent(refused, outside)})`,
  ].join(', ')

const model = await loadModel()
const measured: Measured[] = []
for (const set of askedSets) {
  console.log(`Chatbot, ${set}`)
  const ofSet = (await readAsked(set)).filter(isWanted).map((asked) => measure(model, asked))
  for (const half of halves) {
    const inHalf = ofSet.filter(({ asked }) => asked.half === half)
    if (inHalf.length === 0) continue
    console.log(`  ${half} half: ${describeAnswers(countAnswers(inHalf))}`)
    for (const site of values.site === undefined ? siteHandles : [])
      console.log(`    ${site}: ${describeAnswers(countAnswers(inHalf.filter(({ asked }) => asked.handle === site)))}`)
  }
  measured.push(...ofSet)
}
const times = measured.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
console.log(`  time per question: median ${at(0.5)} ms, 95 of 100 below ${at(0.95)} ms`)

console.log('Emergencies')
const statements = (await readStatements()).filter(isWanted)
for (const half of halves) {
  const { emergencies, found, others, falseAlarms } = countStatements(
    statements.filter((statement) => statement.half === half),
  )
  const alarms = `false alarms ${falseAlarms} of ${others} (${percent(falseAlarms, others)})`
  console.log(`  ${half} half: found ${found} of ${emergencies} (${percent(found, emergencies)}), ${alarms}`)
}

if (values.misses) for (const miss of measured.filter(({ asked }) => asked.half === 'first')) describeMiss(miss)

function describeMiss({ asked, choice, isShown, isRefused }: Measured) {
  if (asked.expect === 'answer' ? isShown : isRefused) return
  const wanted = asked.expect === 'answer' ? `${asked.pages.join(', ')}: ${asked.contains.join(' / ')}` : asked.why
  const got = 'page' in choice ? `${choice.kind} ${choice.page.uri} ${choice.anchors.join(', ')}` : choice.kind
  console.log(`${asked.handle}: ${asked.question}\n  wanted ${wanted}\n  got ${got}`)
}
