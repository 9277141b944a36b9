import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sumWordScores } from '../../src/features/chat/example-words.server.ts'
import { siteHandles, sites, type SiteHandle } from '../../src/sites/sites.ts'

/** An example for or against something that the words of a text show, such as an emergency. */
export type WordExample = {
  readonly handle: SiteHandle
  readonly words: ReadonlySet<string>
  readonly isPositive: boolean
  /** The weight of the words of the example, relative to other examples. */
  readonly wordWeight: number
}
/** Limits of the list of words: the minimum number of examples with a word, and the maximum number of words. */
type Limits = { readonly minExamples?: number; readonly maxWords?: number }

const minScore = 0.5

/**
 * Returns the scores of the words of one language: the logarithm of how much more frequent they are in positive examples
 * than in negative ones. Words with a score near 0 are omitted. If there are too many words, those remain that are frequent
 * and have a high or low score.
 */
export function scoreWords(
  examples: readonly WordExample[],
  { minExamples = 1, maxWords = Infinity }: Limits = {},
): ReadonlyMap<string, number> {
  const counts = new Map<string, { negative: number; positive: number; examples: number }>()
  const totals = { negative: 1, positive: 1 }
  for (const { words, isPositive, wordWeight } of examples.filter((example) => example.wordWeight > 0)) {
    const kind = isPositive ? 'positive' : 'negative'
    totals[kind] += wordWeight
    for (const word of words) {
      const count = counts.get(word) ?? { negative: 0, positive: 0, examples: 0 }
      count[kind] += wordWeight
      count.examples += 1
      counts.set(word, count)
    }
  }
  const scored = [...counts].flatMap(([word, count]) => {
    const share = count.positive / totals.positive + count.negative / totals.negative
    const score = Math.log((count.positive + 0.5) / totals.positive / ((count.negative + 0.5) / totals.negative))
    const rounded = Number(score.toFixed(1))
    return count.examples >= minExamples && Math.abs(rounded) >= minScore
      ? [{ word, score: rounded, importance: Math.abs(score) * share }]
      : []
  })
  const kept = scored.toSorted((one, other) => other.importance - one.importance).slice(0, maxWords)
  return new Map(kept.map(({ word, score }) => [word, score] as const).toSorted())
}

/** Scores the words of each example by the examples of its site in the other folds, which do not include the example. */
export function scoreExamples<Example extends WordExample>(
  examples: readonly Example[],
  limits?: Limits,
): readonly (Example & { readonly wordScore: number })[] {
  const folds = 5
  return siteHandles.flatMap((site) => {
    const ofSite = examples.filter(({ handle }) => handle === site)
    return Array.from({ length: folds }, (_, fold) => {
      const scores = scoreWords(
        ofSite.filter((_example, place) => place % folds !== fold),
        limits,
      )
      return ofSite
        .filter((_example, place) => place % folds === fold)
        .map((example) => ({ ...example, wordScore: sumWordScores(example.words, scores) }))
    }).flat()
  })
}

/**
 * Writes the scores of the words of all languages to a file of `src/features/chat`.
 *
 * @param comment the comment on the exported constant, without its delimiters
 */
export async function writeWordScores(
  file: string,
  name: string,
  comment: string,
  examples: readonly WordExample[],
  limits?: Limits,
): Promise<void> {
  const scoresOf = (site: SiteHandle) =>
    [
      ...scoreWords(
        examples.filter(({ handle }) => handle === site),
        limits,
      ),
    ]
      .map((entry) => entry.join(':'))
      .join(' ')
  const lists = siteHandles.map((handle) => {
    const { locale } = sites[handle]
    return `  ${locale.includes('-') ? `'${locale}'` : locale}:\n    '${scoresOf(handle)}',`
  })
  await writeFile(
    fileURLToPath(new URL(`../../src/features/chat/${file}`, import.meta.url)),
    `import type { Language } from '#i18n/languages.ts'

/**
${comment.replaceAll(/^/gm, ' * ')}
 */
export const ${name}: Readonly<Record<Language, string>> = {
${lists.join('\n')}
}
`,
  )
}
