import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { sumWordScores, wordBeginnings } from '../../src/features/chat/example-words.server.ts'
import { shapeOf } from '../../src/features/chat/question-shape.server.ts'
import { siteHandles, sites, type SiteHandle } from '../../src/sites/sites.ts'
import { diagnosisExamples } from '../support/diagnosis-examples.ts'
import { askedSets, readAsked } from './measure-answers.ts'
import { scoreExamples, scoreWords, writeWordScores, type WordExample } from './score-words.ts'

// Fits the logistic regression that detects requests for a diagnosis (`diagnosis-evidence.server.ts`), and writes
// `diagnosis-weights.server.ts` and `diagnosis-word-scores.server.ts`. Positive examples are the requests in the first halves
// of the judged sets and in `diagnosis-examples.ts`; negative examples are the answerable questions in these halves and the
// listed questions. It also prints two cross-validations: one leaves out one set at a time, and the other has folds across
// all sets, so that the training data has the same authors as the scored fold, as is the case for the held-out halves.
//
// node tests/evaluation/fit-diagnosis-weights.ts

type Example = WordExample & {
  readonly set: string
  /** The places of the features in `names`. */
  readonly features: readonly number[]
}
/** An example with the score of its words, which is based on other examples. */
type Scored = Example & { readonly wordScore: number }
type Model = { readonly start: number; readonly wordScore: number; readonly weights: Float64Array }

/** The weight of a listed question relative to a judged one. Listed questions are many, short and similar to each other. */
const listedWeight = 0.1
/** The strength of the regularization, which keeps the weights of rare features small. */
const ridge = 2
/** The minimum number of examples with a feature. */
const minExamples = 50
/** The limits of the lists of words, which keep the file small. */
const wordLimits = { minExamples: 2, maxWords: 400 }
const rounds = 120

const judged = (
  await Promise.all(askedSets.map(async (set) => (await readAsked(set)).map((asked) => ({ ...asked, set }))))
)
  .flat()
  .filter(({ half }) => half === 'first')
  .filter((asked) => asked.expect === 'answer' || asked.why === 'diagnosis')
  .map((asked) => ({ ...asked, asksForDiagnosis: asked.expect === 'refusal' }))
const written = siteHandles.flatMap((handle) =>
  diagnosisExamples[sites[handle].locale].map((question) => ({
    set: 'written',
    handle,
    question,
    asksForDiagnosis: true,
  })),
)

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []

const content = fileURLToPath(new URL('../../graphql/content/', import.meta.url))
const handles = (await readdir(content)).filter((name): name is SiteHandle => siteHandles.some((each) => each === name))
const listed = (
  await Promise.all(
    handles.map(async (handle) =>
      textsIn(load(await readFile(`${content}${handle}/questions.yaml`, 'utf8'))).map((question) => ({
        set: 'listed',
        handle,
        question,
        asksForDiagnosis: false,
      })),
    ),
  )
).flat()

const texts = [...judged, ...written, ...listed]
const weightOf = (set: string) => (set === 'listed' ? listedWeight : 1)
const totalOf = (isPositive: boolean) =>
  texts.reduce((sum, { set, asksForDiagnosis }) => sum + (asksForDiagnosis === isPositive ? weightOf(set) : 0), 0)
/** The weight that gives the words of answerable questions the same total as those of requests, which are fewer. */
const answerableWordWeight = totalOf(true) / totalOf(false)
const shapes = texts.map(({ set, handle, question, asksForDiagnosis }) => ({
  set,
  handle,
  isPositive: asksForDiagnosis,
  wordWeight: asksForDiagnosis ? 1 : answerableWordWeight * weightOf(set),
  words: wordBeginnings(question, sites[handle].locale),
  features: [...shapeOf(question, sites[handle].locale)],
}))
const counts = new Map<string, number>()
for (const { features } of shapes) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
const names = [...counts].flatMap(([name, count]) => (count >= minExamples ? [name] : [])).toSorted()
const places = new Map(names.map((name, place) => [name, place]))
const examples = shapes.map((shape): Example => ({
  ...shape,
  features: shape.features.flatMap((name) => {
    const place = places.get(name)
    return place === undefined ? [] : [place]
  }),
}))

const scoreOf = (model: Model, { features, wordScore }: Pick<Scored, 'features' | 'wordScore'>) =>
  features.reduce((sum, place) => sum + (model.weights[place] ?? 0), model.start + model.wordScore * wordScore)

/**
 * Returns weights that maximize the regularized likelihood of the examples, by gradient descent. Each weight has a step size
 * of its own.
 */
function fit(trained: readonly Scored[]): Model {
  const weights = new Float64Array(names.length)
  // These are the sums of the squared gradients, of which the last two belong to `start` and `wordScore`.
  const squares = new Float64Array(names.length + 2)
  let start = -3
  let wordScore = 0
  const step = (place: number, gradient: number) => {
    squares[place] = (squares[place] ?? 0) + gradient ** 2
    return (0.3 * gradient) / Math.sqrt(squares[place] || 1)
  }
  for (let round = 0; round < rounds; round += 1) {
    const gradients = weights.map((weight) => ridge * weight)
    let startGradient = 0
    let wordGradient = 0
    for (const example of trained) {
      const probability = 1 / (1 + Math.exp(-scoreOf({ start, wordScore, weights }, example)))
      const error = (probability - (example.isPositive ? 1 : 0)) * weightOf(example.set)
      startGradient += error
      wordGradient += error * example.wordScore
      for (const place of example.features) gradients[place] = (gradients[place] ?? 0) + error
    }
    start -= step(names.length, startGradient)
    wordScore -= step(names.length + 1, wordGradient)
    for (const [place, gradient] of gradients.entries()) weights[place] = (weights[place] ?? 0) - step(place, gradient)
  }
  return { start, wordScore, weights }
}

/** Scores each example by weights and words of the examples in the other parts. */
function scoreUnseen(partOf: (example: Example, place: number) => unknown) {
  const placed = examples.map((example, place) => ({ ...example, part: partOf(example, place) }))
  return [...new Set(placed.map(({ part }) => part))].flatMap((part) => {
    const trained = placed.filter((example) => example.part !== part)
    const model = fit(scoreExamples(trained, wordLimits))
    return siteHandles.flatMap((site) => {
      const scores = scoreWords(
        trained.filter(({ handle }) => handle === site),
        wordLimits,
      )
      return placed
        .filter((example) => example.part === part && example.handle === site)
        .map((example) => {
          const wordScore = sumWordScores(example.words, scores)
          return { ...example, score: scoreOf(model, { ...example, wordScore }) }
        })
    })
  })
}

const judgedOnly = ({ set }: Example) => set !== 'listed' && set !== 'written'
const trainedSets = [...askedSets, 'written']
for (const [title, unseen] of [
  ['sets', scoreUnseen(({ set }, place) => (set === 'listed' ? place % trainedSets.length : trainedSets.indexOf(set)))],
  ['parts of all sets', scoreUnseen((_example, place) => place % 7)],
] as const) {
  console.log(`cross-validation over ${title}`)
  for (const least of [-1, -0.5, 0, 0.5, 1]) {
    const describe = (name: string, isCounted: (example: Example) => boolean) => {
      const counted = unseen.filter(isCounted)
      const found = counted.filter(({ score }) => score >= least).length
      return `${name} ${found} of ${counted.length} (${((100 * found) / counted.length).toFixed(1)} %)`
    }
    console.log(
      `  score of at least ${least}: `,
      [
        describe('requests', (each) => judgedOnly(each) && each.isPositive),
        describe('of asked-7', (each) => each.set === 'asked-7' && each.isPositive),
        describe('answerable', (each) => judgedOnly(each) && !each.isPositive),
        describe('listed', ({ set }) => set === 'listed'),
      ].join(', '),
    )
  }
}

const { start, wordScore, weights } = fit(scoreExamples(examples, wordLimits))
const features = names
  .map((name, place) => [name, Number((weights[place] ?? 0).toFixed(2))] as const)
  .filter(([, weight]) => Math.abs(weight) >= 0.03)
  .map((entry) => entry.join(':'))
await writeFile(
  fileURLToPath(new URL('../../src/features/chat/diagnosis-weights.server.ts', import.meta.url)),
  `/**
 * The coefficients of the logistic regression that detects requests for a diagnosis: the intercept, the weight of the score
 * of the question's words (\`example-words.server.ts\`), and the weights of the features of its shape
 * (\`question-shape.server.ts\`). A positive weight makes such a request more likely. The file is written by
 * \`tests/evaluation/fit-diagnosis-weights.ts\`.
 */
export const diagnosisWeights: { readonly start: number; readonly wordScore: number; readonly features: string } = {
  start: ${start.toFixed(2)},
  wordScore: ${wordScore.toFixed(2)},
  features:
    '${features.join('|')}',
}
`,
)
await writeWordScores(
  'diagnosis-word-scores.server.ts',
  'diagnosisWordScores',
  `The beginnings of words that are more frequent in requests for a diagnosis (above 0) or in questions that have an answer
(below 0), each with the logarithm of the ratio. \`tests/evaluation/fit-diagnosis-weights.ts\` writes this file.`,
  examples,
  wordLimits,
)
