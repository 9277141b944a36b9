import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readDangerFacts } from '../../src/features/chat/detect-emergency.server.ts'
import { evidenceIn } from '../../src/features/chat/emergency-evidence.server.ts'
import { wordBeginnings } from '../../src/features/chat/example-words.server.ts'
import { siteHandles, sites, type SiteHandle } from '../../src/sites/sites.ts'
import { emergencyExamples } from '../support/emergency-examples.ts'
import { feverExamples } from '../support/fever-examples.ts'
import { askedSets, readAsked } from './measure-answers.ts'
import { isForBuilding, readStatements, statementSets } from './measure-statements.ts'
import { readHarmlessQuestions } from './read-harmless-questions.ts'
import { readJudged } from './read-judged.ts'
import { scoreExamples, writeWordScores, type WordExample } from './score-words.ts'

// Fits the weights of the evidence for an emergency by logistic regression, and writes `evidence-weights.server.ts` and
// `emergency-word-scores.server.ts`. The examples are the judged statements that developers may read (`isForBuilding`), all
// judged phrases, the examples of `tests/support`, and, as harmless ones, the questions that editors have listed and the
// first halves of the judged questions. It also prints the results of a cross-validation over groups of sites.
//
// node tests/evaluation/fit-emergency-weights.ts

type Example = WordExample & {
  readonly evidence: readonly string[]
  /** Whether the example is one of the many questions that readers ask, each of which counts less. */
  readonly isQuestion: boolean
}
/** An example with the score of its words, which is based on other examples. */
type Scored = Example & { readonly wordScore: number }
type Phrase = { readonly phrase: string; readonly expect: 'emergency' | 'none' }
type Model = { readonly start: number; readonly wordScore: number; readonly weights: ReadonlyMap<string, number> }

/** The weight of a near miss relative to that of an emergency. A higher weight leads to fewer false alarms. */
const nearMissWeight = 1.6
/** The weight of a question that readers ask, relative to that of an emergency. There are over ten for each emergency. */
const questionWeight = 0.04
/** The strength of the regularization, which keeps the weights of rare evidence small. */
const ridge = 3
/** A question mark is common in near misses, but people also ask questions in an emergency, so its weight is reduced. */
const strengths: Readonly<Record<string, number>> = { isQuestion: 0.35 }

const strengthOf = (evidence: string) => strengths[evidence] ?? 1
const scoreOf = (model: Model, { evidence, wordScore }: Pick<Scored, 'evidence' | 'wordScore'>) =>
  evidence.reduce((sum, name) => sum + (model.weights.get(name) ?? 0), model.start + model.wordScore * wordScore)

/**
 * Returns weights that maximize the regularized likelihood of the examples, by gradient descent. Each weight has a step size
 * of its own.
 */
function fit(examples: readonly Scored[]): Model {
  const weights = new Map<string, number>()
  let start = 0
  let wordScore = 0
  const squares = new Map<string, number>()
  for (let round = 0; round < 300; round += 1) {
    const gradients = new Map<string, number>()
    let startGradient = 0
    let wordGradient = 0
    for (const example of examples) {
      const probability = 1 / (1 + Math.exp(-scoreOf({ start, wordScore, weights }, example)))
      const harmlessWeight = example.isQuestion ? questionWeight : nearMissWeight
      const error = example.isPositive ? probability - 1 : harmlessWeight * probability
      startGradient += error
      wordGradient += error * example.wordScore
      for (const name of example.evidence) gradients.set(name, (gradients.get(name) ?? 0) + error)
    }
    const step = (name: string, gradient: number) => {
      squares.set(name, (squares.get(name) ?? 0) + gradient ** 2)
      return (0.5 * gradient) / Math.sqrt(squares.get(name) || 1)
    }
    start -= step('start', startGradient)
    wordScore -= step('wordScore', wordGradient)
    for (const [name, gradient] of gradients) {
      const weight = weights.get(name) ?? 0
      weights.set(name, weight - step(name, gradient + (ridge * weight) / strengthOf(name) ** 2))
    }
  }
  return { start, wordScore, weights }
}

const statements = (await readStatements()).filter(isForBuilding)
const judged = await Promise.all(
  (['development', 'held-out', 'later'] as const).map((half) => readJudged<Phrase>(half, 'emergencies')),
)
const phrases = Object.entries(sites).flatMap(([handle, { locale }]) =>
  [emergencyExamples[locale], { crisis: [], ...feverExamples[locale] }].flatMap(({ body, crisis, none }) => [
    ...[...body, ...crisis].map((phrase) => ({ handle, phrase, expect: 'emergency' as const })),
    ...none.map((phrase) => ({ handle, phrase, expect: 'none' as const })),
  ]),
)
const listed = (
  await Promise.all(
    siteHandles.map(async (handle) => (await readHarmlessQuestions(handle)).map((phrase) => ({ handle, phrase }))),
  )
).flat()
const asked = (await Promise.all(askedSets.map(readAsked)))
  .flat()
  .filter(({ half }) => half === 'first')
  .map(({ handle, question }) => ({ handle, phrase: question }))

function toExample(handle: SiteHandle, phrase: string, isPositive: boolean, isQuestion = false): Example {
  const language = sites[handle].locale
  const [facts] = readDangerFacts(phrase, language)
  return {
    handle,
    evidence: evidenceIn(facts),
    words: wordBeginnings(phrase, language),
    isPositive,
    // The words of questions that readers ask do not count, because they would hide what distinguishes the near misses.
    wordWeight: isQuestion ? 0 : 1,
    isQuestion,
  }
}

const described = [...statements, ...judged.flat().map(({ handle, item }) => ({ ...item, handle })), ...phrases].map(
  ({ handle, phrase, expect }) => toExample(handle as SiteHandle, phrase, expect === 'emergency'),
)
// A question for which a rule holds, or that names a crisis or a twisted testicle, may really describe an emergency, so it
// is not an example of a harmless one.
const questions = [...listed, ...asked]
  .map(({ handle, phrase }) => toExample(handle, phrase, false, true))
  .filter(({ evidence }) => !evidence.some((name) => name.endsWith(' rule') || name === 'crisis' || name === 'twist'))
const examples = [...described, ...questions]
const places = new Map(examples.map((example, place) => [example.words, place]))
const scored = scoreExamples(examples)

const parts = 6
const unseen = Array.from({ length: parts }, (_, part) => {
  const isTested = ({ handle }: Example) => siteHandles.indexOf(handle) % parts === part
  const model = fit(scored.filter((example) => !isTested(example)))
  return scored
    .filter(isTested)
    .map((example) => ({ ...example, place: places.get(example.words) ?? 0, isFound: scoreOf(model, example) >= 0 }))
}).flat()
const share = (name: string, isIn: (place: number) => boolean) => {
  const percent = (isEmergency: boolean) => {
    const all = unseen.filter((example) => isIn(example.place) && example.isPositive === isEmergency)
    return ((100 * all.filter(({ isFound }) => isFound).length) / (all.length || 1)).toFixed(1)
  }
  console.log(`${name}: ${percent(true)} % found, ${percent(false)} % false alarms`)
}
for (const set of statementSets) share(set, (place) => statements[place]?.set === set)
share('short phrases', (place) => place >= statements.length && place < described.length)
share('questions of readers', (place) => place >= described.length)

const { start, wordScore, weights } = fit(scored)
const rounded = [...weights]
  .map(([name, weight]) => [name, Number(weight.toFixed(1))] as const)
  .filter(([, weight]) => Math.abs(weight) >= 0.1)
  .toSorted(([, one], [, other]) => other - one)
const key = (name: string) => (name.includes(' ') ? `'${name}'` : name)
await writeFile(
  fileURLToPath(new URL('../../src/features/chat/evidence-weights.server.ts', import.meta.url)),
  `import type { Evidence } from './emergency-evidence.server.ts'

/**
 * The weight of each piece of evidence for (above 0) or against (below 0) an emergency. The evidence shows an emergency if
 * the sum of \`start\`, the weights and \`wordScore\` times the score of the text's words (\`example-words.server.ts\`) is
 * at least 0. A name is that of a concept (\`Concept\`), with \`no \` before it if the text denies the concept, of a fact
 * (\`EmergencyFacts\`) or of a kind of rule. \`tests/evaluation/fit-emergency-weights.ts\` writes this file from the judged
 * statements.
 */
export const evidenceWeights: {
  readonly start: number
  readonly wordScore: number
  readonly weights: Readonly<Partial<Record<Evidence, number>>>
} = {
  start: ${start.toFixed(1)},
  wordScore: ${wordScore.toFixed(2)},
  weights: {
${rounded.map(([name, weight]) => `    ${key(name)}: ${weight},`).join('\n')}
  },
}
`,
)

await writeWordScores(
  'emergency-word-scores.server.ts',
  'emergencyWordScores',
  `The beginnings of words that are more frequent in examples of emergencies (above 0) or in harmless examples (below 0),
each with the logarithm of the ratio. \`tests/evaluation/fit-emergency-weights.ts\` writes this file.`,
  examples,
)
