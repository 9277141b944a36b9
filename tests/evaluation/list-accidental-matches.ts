import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readHits } from '../../src/features/chat/emergency-hits.server.ts'
import { type Concept, type Vocabulary, vocabularyOf } from '../../src/features/chat/emergency-vocabulary.server.ts'
import { foldText } from '../../src/lib/fold-text.ts'
import { siteHandles, sites, type SiteHandle } from '../../src/sites/sites.ts'
import { emergencyExamples } from '../support/emergency-examples.ts'
import { feverExamples } from '../support/fever-examples.ts'
import { isForBuilding, readStatements } from './measure-statements.ts'
import { readHarmlessQuestions } from './read-harmless-questions.ts'
import { readJudged } from './read-judged.ts'
import { foundMatches, realMatches } from './reviewed-matches.ts'

// Lists the words that match a term for a sign of an emergency only by accident: they look like a misspelling of the term,
// begin with it, or are compounds that contain it. The Italian "vescica", which nearly always means the bladder here,
// differs in one letter from the term "vescich", for blisters. Such a word is frequent in the questions that editors have
// listed, and hardly ever describes an emergency. Pages are spelled correctly, so a word that is frequent in them and only
// looks like a misspelling is listed for every sign, unless it is one of `realMatches` (`reviewed-matches.ts`). Writes
// `accidental-matches.server.ts`; afterward `fit-emergency-weights.ts` must be run.
//
// node tests/evaluation/list-accidental-matches.ts

/**
 * The concepts for which matches are counted in the listed questions: signs that hardly any word about the urinary tract
 * stands for. For others, such as bleeding or heavy, a similar word is mostly a form of a term, even if no example has it.
 */
const concepts = new Set<Concept>([
  'botulinum',
  'breath',
  'coldSweat',
  'cough',
  'crack',
  'faint',
  'flush',
  'rash',
  'seizure',
  'shiver',
  'sight',
  'speech',
  'swallow',
])
/**
 * The minimum number of listed questions with a word. It is higher for a word that contains a term, because it may be a form
 * of the term.
 */
const minQuestions = { ofMisspelling: 4, ofPart: 20 }
/** The minimum number of listed questions with a word, for each description of an emergency that contains the word. */
const minForEachEmergency = 20

/** The minimum number of times that the pages and the listed questions have a word that looks like a misspelling. */
const minOnPages = 8
/** The concepts that are no signs: they show how a text is meant, or are words of daily life that pages are full of. */
const noSigns = new Set<Concept>([
  ...([
    'not',
    'or',
    'but',
    'other',
    'about',
    'past',
    'now',
    'fine',
    'self',
    'mild',
    'watched',
    'worry',
    'lookup',
  ] as const),
  ...([
    'asking',
    'everyday',
    'longtime',
    'firstTime',
    'hour',
    'week',
    'month',
    'year',
    'child',
    'infant',
    'young',
  ] as const),
  ...(['pee', 'urine', 'drug', 'antibiotic', 'procedure', 'cancer', 'legs', 'orgasm', 'toilet'] as const),
])

type Phrase = { readonly phrase: string; readonly expect: 'emergency' | 'none' }
const statements = (await readStatements()).filter((one) => isForBuilding(one) && one.expect === 'emergency')
const judged = (
  await Promise.all(
    (['development', 'held-out', 'later'] as const).map((half) => readJudged<Phrase>(half, 'emergencies')),
  )
).flat()

/** Counts the texts with a word that matches a concept without being one of its terms, by word and concept. */
function countMatches(texts: readonly string[], handle: SiteHandle): ReadonlyMap<string, number> {
  const vocabulary = { ...vocabularyOf(sites[handle].locale), accidents: new Map() }
  const counts = new Map<string, number>()
  // Chinese terms are looked for in the whole text and without misspellings.
  if (vocabulary.isChinese) return counts
  for (const word of texts.flatMap((text) => [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu))])) {
    for (const { concept } of readHits(word, vocabulary)) {
      if (!concepts.has(concept) || termsOf(concept, vocabulary).includes(word)) continue
      const match = `${word}:${concept}`
      counts.set(match, (counts.get(match) ?? 0) + 1)
    }
  }
  return counts
}

/** Returns the texts of all pages of a site. */
async function readPages(handle: SiteHandle): Promise<readonly string[]> {
  const directory = fileURLToPath(new URL(`../../graphql/content/${handle}/`, import.meta.url))
  const files = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(files.map((name) => readFile(directory + name, 'utf8')))
}

/** Lists the frequent words of texts that match a sign only as a misspelling of one of its terms. */
function listMisspellings(texts: readonly string[], handle: SiteHandle): readonly string[] {
  const vocabulary = { ...vocabularyOf(sites[handle].locale), accidents: new Map() }
  if (vocabulary.isChinese) return []
  const speltRight = { ...vocabulary, words: { ...vocabulary.words, lenient: [] } }
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => {
    if (count < minOnPages) return []
    const real = new Set(readHits(word, speltRight).map(({ concept }) => concept))
    const isAccident = (concept: Concept) =>
      !noSigns.has(concept) &&
      !real.has(concept) &&
      // The pages of many sites contain English words, so a word that begins with an English term is no accident.
      !termsOf(concept, vocabularyOf('en-US')).some((term) => word.startsWith(term)) &&
      !realMatches[handle]?.split(' ').includes(`${word}:${concept}`)
    return readHits(word, vocabulary).flatMap(({ concept }) => (isAccident(concept) ? [`${word}:${concept}`] : []))
  })
}

/** The terms of a concept that are a single word. */
const termsOf = (concept: Concept, { patterns }: Vocabulary) =>
  patterns
    .flatMap((pattern) => (pattern.concept === concept && pattern.phrases.length === 1 ? pattern.phrases : []))
    .flatMap(([term, ...others]) => (term && others.length === 0 ? [term.text] : []))

async function matchesOf(handle: SiteHandle): Promise<readonly string[]> {
  const { locale } = sites[handle]
  const questions = await readHarmlessQuestions(handle)
  const emergencies = [
    ...statements.filter((one) => one.handle === handle).map(({ phrase }) => phrase),
    ...judged.flatMap((one) => (one.handle === handle && one.item.expect === 'emergency' ? [one.item.phrase] : [])),
    ...emergencyExamples[locale].body,
    ...feverExamples[locale].body,
  ]
  const inEmergencies = countMatches(emergencies, handle)
  const isPart = (match: string) => {
    const [word = '', concept] = match.split(':')
    return termsOf(concept as Concept, vocabularyOf(locale)).some((term) => word.includes(term))
  }
  const counted = [...countMatches(questions, handle)]
    .filter(([match, count]) => count >= (isPart(match) ? minQuestions.ofPart : minQuestions.ofMisspelling))
    .filter(([match, count]) => count >= minForEachEmergency * (inEmergencies.get(match) ?? 0))
    .map(([match]) => match)
  const misspellings = listMisspellings([...(await readPages(handle)), ...questions], handle)
  const found = foundMatches[handle]?.split(' ') ?? []
  return [...new Set([...counted, ...misspellings, ...found])].toSorted()
}

const rows = await Promise.all(
  siteHandles.map(async (handle) => `  '${sites[handle].locale}': '${(await matchesOf(handle)).join(' ')}',`),
)
await writeFile(
  fileURLToPath(new URL('../../src/features/chat/accidental-matches.server.ts', import.meta.url)),
  `import type { Language } from '#i18n/languages.ts'

/**
 * The words that match a term of a concept only by accident, each with the concept that it does not stand for, in folded
 * spelling. \`tests/evaluation/list-accidental-matches.ts\` writes this file from the pages and the questions that editors have
 * listed.
 */
export const accidentalMatches: Readonly<Record<Language, string>> = {
${rows.join('\n')}
}
`,
)
