import { parseArgs } from 'node:util'
import { measureEmergencies } from './measure-emergencies.ts'
import { measureAnswers } from './measure-answers.ts'
import type { Half } from './read-judged.ts'

// Measures the chatbot with judged questions and emergencies (`judged/README.md`).
//
//   node tests/evaluation/evaluate-chatbot.ts [--half development] [--misses]

const { values } = parseArgs({
  options: { half: { type: 'string', default: 'development' }, misses: { type: 'boolean', default: false } },
})
const half = values.half as Half
const share = (part: number, total: number) => `${part} of ${total} (${((100 * part) / total).toFixed(0)} %)`

const emergencies = await measureEmergencies(half)
const questions = await measureAnswers(half)
console.log(`emergencies with the card first     ${share(emergencies.first, emergencies.emergencies)}`)
console.log(`look-alikes without the card        ${share(emergencies.quiet, emergencies.others)}`)
console.log(`unanswerable questions refused      ${share(questions.refused, questions.unanswerable)}`)
console.log(`answerable questions answered       ${share(questions.answered, questions.answerable)}`)
console.log(`  with the judged words and page    ${share(questions.right, questions.answerable)}`)
console.log(`sentences that their passage holds  ${share(questions.held, questions.sentences)}`)

if (values.misses) {
  for (const { handle, phrase, expect } of emergencies.wrong) console.log(`${handle}: expected ${expect}: ${phrase}`)
  for (const { handle, item, quotations, isRight } of questions.questions) {
    if (item.answerable ? isRight : quotations.length === 0) continue
    console.log(`${handle}: ${item.question}`)
    if (item.answerable)
      console.log(`  wanted: ${item.answer.map(({ uri, contains }) => `${uri}: ${contains}`).join('; ')}`)
    for (const { passage, sentences } of quotations) console.log(`  ${passage.path}: ${sentences.join(' / ')}`)
  }
}
