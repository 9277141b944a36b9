import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readDangerFacts } from '../../src/features/chat/detect-emergency.server.ts'
import { evidenceIn } from '../../src/features/chat/emergency-evidence.server.ts'
import { sumWordScores, wordBeginnings } from '../../src/features/chat/example-words.server.ts'
import { siteHandles, sites, type SiteHandle } from '../../src/sites/sites.ts'
import { emergencyExamples } from '../support/emergency-examples.ts'
import { feverExamples } from '../support/fever-examples.ts'
import { isForBuilding, readStatements } from './measure-statements.ts'
import { readJudged } from './read-judged.ts'

// Fits the weights of the evidence for an emergency to the judged statements for development, by logistic regression, and
// writes `evidence-weights.server.ts` and `example-word-scores.server.ts`. It also prints the results of a cross-validation
// over the sites.
//
// node tests/evaluation/fit-emergency-weights.ts

type Example = {
  readonly handle: SiteHandle
  readonly evidence: readonly string[]
  readonly words: ReadonlySet<string>
  readonly isEmergency: boolean
}
/** An example with the score of its words, which is based on other examples. */
type Scored = Example & { readonly wordScore: number }
type Phrase = { readonly phrase: string; readonly expect: 'emergency' | 'none' }
type Model = { readonly start: number; readonly wordScore: number; readonly weights: ReadonlyMap<string, number> }

/** The weight of a near miss relative to that of an emergency. A higher weight leads to fewer false alarms. */
const nearMissWeight = 2.3
/** The strength of the regularization, which keeps the weights of rare evidence small. */
const ridge = 3
/** A question mark is common in near misses, but people also ask questions in an emergency, so its weight is reduced. */
const strengths: Readonly<Record<string, number>> = { isQuestion: 0.35 }

const strengthOf = (evidence: string) => strengths[evidence] ?? 1
const scoreOf = (model: Model, { evidence, wordScore }: Pick<Scored, 'evidence' | 'wordScore'>) =>
  evidence.reduce((sum, name) => sum + (model.weights.get(name) ?? 0), model.start + model.wordScore * wordScore)

/**
 * Returns the scores of the words of a language: the logarithm of how much more frequent they are in emergencies than in
 * near misses.
 */
function scoreWords(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, [harmless: number, emergencies: number]>()
  const totals: [harmless: number, emergencies: number] = [1, 1]
  for (const { words, isEmergency } of examples) {
    const kind = isEmergency ? 1 : 0
    totals[kind] += 1
    for (const word of words) {
      const count = counts.get(word) ?? [0, 0]
      count[kind] += 1
      counts.set(word, count)
    }
  }
  const scored = [...counts].map(([word, [harmless, emergencies]]) => {
    const ratio = (emergencies + 0.5) / totals[1] / ((harmless + 0.5) / totals[0])
    return [word, Number(Math.log(ratio).toFixed(1))] as const
  })
  return new Map(scored.filter(([, score]) => Math.abs(score) >= minWordScore).toSorted())
}

const minWordScore = 0.5

/** Scores the words of each example by the other examples of its site. */
function scoreExamples(examples: readonly Example[]): readonly Scored[] {
  const folds = 5
  return siteHandles.flatMap((site) => {
    const ofSite = examples.filter(({ handle }) => handle === site)
    return Array.from({ length: folds }, (_, fold) => {
      const scores = scoreWords(ofSite.filter((_example, place) => place % folds !== fold))
      return ofSite
        .filter((_example, place) => place % folds === fold)
        .map((example): Scored => ({ ...example, wordScore: sumWordScores(example.words, scores) }))
    }).flat()
  })
}

/**
 * Returns the weights that maximize the likelihood of the examples, by gradient descent with a step size for each weight.
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
      const error = example.isEmergency ? probability - 1 : nearMissWeight * probability
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
const examples = [...statements, ...judged.flat().map(({ handle, item }) => ({ ...item, handle })), ...phrases].map(
  ({ handle: name, phrase, expect }): Example => {
    const handle = name as SiteHandle
    const language = sites[handle].locale
    const [facts] = readDangerFacts(phrase, language)
    const isEmergency = expect === 'emergency'
    return { handle, evidence: evidenceIn(facts), words: wordBeginnings(phrase, language), isEmergency }
  },
)
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
    const all = unseen.filter((example) => isIn(example.place) && example.isEmergency === isEmergency)
    return ((100 * all.filter(({ isFound }) => isFound).length) / all.length).toFixed(1)
  }
  console.log(`${name}: ${percent(true)} % found, ${percent(false)} % false alarms`)
}
share('statements', (place) => statements[place]?.set === 'statements')
share('statements-2', (place) => statements[place]?.set === 'statements-2')
share('short phrases', (place) => place >= statements.length)

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
 * The weight of each piece of evidence for (above 0) or against (below 0) an emergency. A text is an emergency if the sum of
 * \`start\`, the weights and \`wordScore\` times the score of its words (\`example-words.server.ts\`) is at least 0. A name is
 * that of a concept (\`danger-terms.server.ts\`), of a fact (\`EmergencyFacts\`) or of a kind of rule.
 * \`tests/evaluation/fit-emergency-weights.ts\` writes this file from the judged statements.
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

const scoresOf = (handle: SiteHandle) =>
  [...scoreWords(examples.filter((example) => example.handle === handle))].map((entry) => entry.join(':')).join(' ')
await writeFile(
  fileURLToPath(new URL('../../src/features/chat/example-word-scores.server.ts', import.meta.url)),
  `import type { Language } from '#i18n/languages.ts'

/**
 * The beginnings of words that are more frequent in examples of emergencies (above 0) or in harmless examples (below 0),
 * each with the logarithm of the ratio. \`tests/evaluation/fit-emergency-weights.ts\` writes this file.
 */
export const exampleWordScores: Readonly<Record<Language, string>> = {
${Object.entries(sites)
  .map(
    ([handle, { locale }]) =>
      `  ${locale.includes('-') ? `'${locale}'` : locale}:\n    '${scoresOf(handle as SiteHandle)}',`,
  )
  .join('\n')}
}
`,
)
