import type { Evidence, EvidencePassage } from '#content/evidence.ts'
import type { Language } from '#i18n/languages.ts'
import { withCautions } from './cautions.server.ts'
import { foldText } from './fold-text.ts'
import { questionTerms } from './question-terms.server.ts'

/** How many passages a question is answered from at most. */
export const evidenceLimit = 40

/** Sentences of one passage, in its order. */
export type Quotation = { readonly passage: EvidencePassage; readonly sentences: readonly string[] }

/**
 * Kinds of blocks and types of entries that are not quoted: questions are no answers, cards only say when to get help, a
 * story is one person's, and the text of a learning module stands on pages below the one that would be cited. */
const unquotedKinds = new Set(['questions', 'care'])
const unquotedTypes = new Set(['story', 'educationEvent', 'guidelineArchive', 'tag', 'module'])

/** How much of a question, by the rarity of its words, an answer must speak of. */
const minCoverage = 0.68
/** How much of it may be words that stand on no page. */
const maxUnknownShare = 0.2
/** How much of it the page must be about, unless a sentence has nearly all of it. */
const minTopicShare = 0.24

const maxPassages = 3
const maxSentences = 3
/** A further passage is quoted when it fits nearly as well as the best. */
const nearlyAsGood = 0.92

// The share of its weight that a word adds to the score of a sentence, by its place outside the sentence.
const beside = 0.6
const inTitle = 0.9
const inHeading = 0.95
const elsewhere = 0.25

/** The most characters of a question that is answered with quotations. Longer texts are stories, and no single passage speaks of all of one. */
const maxAnswerableLength = 300

/**
 * The sentences of the pages that answer a question; none when there is no answer that is surely one. A sentence is one
 * when its block, heading and title speak of what the question is made of, its rarest words above all. Questions for a
 * diagnosis, a dose or a price get no sentence that only looks like an answer. Advice that is harmless only when it is
 * followed gently is not quoted without the sentence that forbids force (`cautions.server.ts`).
 */
export function chooseAnswer(question: string, evidence: Evidence, language: Language): readonly Quotation[] {
  if (question.length > maxAnswerableLength || asksFor('diagnosis', question, language)) return []
  const { passages } = evidence
  const words = weighed(evidence.words, language)
  const whole = words.reduce((sum, { weight }) => sum + weight, 0)
  const unknown = words.reduce((sum, { weight, isKnown }) => sum + (isKnown ? 0 : weight), 0)
  if (whole === 0 || unknown / whole > maxUnknownShare) return []
  const exact = exactWords(words, language)
  const wantsNumber = asksFor('number', question, language)

  const ranked = passages
    .filter(isQuotable)
    .map((passage) => rank(passage, words, whole, exact, wantsNumber))
    .filter(({ score }) => score >= minCoverage)
    .sort((one, other) => other.order - one.order)
  const [best] = ranked
  if (!best) return []
  const chosen = ranked
    .slice(0, maxPassages)
    .filter(({ order }) => order >= best.order * nearlyAsGood)
    .map(({ passage, place }) => ({ passage, sentences: around(passage, place) }))
  return withCautions(chosen, passages.filter(isQuotable), language)
}

const isQuotable = ({ kind, type }: EvidencePassage) => !unquotedKinds.has(kind) && !unquotedTypes.has(type)

type Ranked = {
  readonly passage: EvidencePassage
  readonly place: number
  readonly score: number
  readonly order: number
}

/** The sentence of a passage that speaks of most of a question, with what stands around it. */
function rank(
  passage: EvidencePassage,
  words: Evidence['words'],
  whole: number,
  exact: readonly number[],
  wantsNumber: boolean,
): Ranked {
  const { inSentences, sentences } = passage
  const title = new Set(passage.inTitle)
  const heading = new Set(passage.inHeading)
  const anywhere = new Set(inSentences.flat())
  // The words that the title lacks are what is asked about the page: the rarest of them must stand near the sentence.
  const asked = words.filter((_, word) => !title.has(word))
  const rarest = Math.max(0, ...asked.map(({ weight }) => weight))
  let best: Ranked = { passage, place: 0, score: 0, order: 0 }
  const topic = words.reduce((sum, { weight }, word) => sum + (title.has(word) || heading.has(word) ? weight : 0), 0)
  const titled = words.reduce((sum, { weight }, word) => sum + (title.has(word) ? weight : 0), 0)
  for (const [place, inThis] of inSentences.entries()) {
    if (isQuestion(sentences[place] ?? '')) continue
    const here = new Set(inThis)
    const around = new Set([...(inSentences[place - 1] ?? []), ...(inSentences[place + 1] ?? [])])
    if (exact.some((word) => !here.has(word))) continue
    let covered = 0
    let hereAlone = 0
    let isNear = true
    for (const [word, { weight }] of words.entries()) {
      const share = here.has(word)
        ? 1
        : heading.has(word)
          ? inHeading
          : title.has(word)
            ? inTitle
            : around.has(word)
              ? beside
              : anywhere.has(word)
                ? elsewhere
                : 0
      if (weight > 0 && weight === rarest && !title.has(word) && share < beside) isNear = false
      covered += weight * share
      if (here.has(word)) hereAlone += weight
    }
    const isOfTopic = topic / whole >= minTopicShare || (here.size >= 4 && hereAlone / whole >= 0.8)
    const isSpoken = here.size > 0 || heading.size > 0
    if (!isOfTopic || !isSpoken || !isNear) continue
    const score = covered / whole
    const number = wantsNumber && /\p{N}/u.test(sentences[place] ?? '') ? 0.1 : 0
    const headed = [...heading].some((word) => !title.has(word)) ? 0.15 : 0
    const order = score + 0.25 * (hereAlone / whole) + 0.2 * passage.score + 0.2 * (titled / whole) + headed + number
    if (score >= minCoverage && order > best.order) best = { passage, place, score, order }
  }
  return best
}

const isQuestion = (sentence: string) => /[?？؟;]\s*$/u.test(sentence)

/** A shorter one at the end of a passage is quoted with the one before it. */
const longEnough = 100

/**
 * A sentence with what follows it, and a short one with the one before where the passage ends. A question is no part of an
 * answer, and neither is a list of which only the beginning would be quoted.
 */
function around({ sentences }: EvidencePassage, place: number): readonly string[] {
  const isLong = (sentences[place] ?? '').length >= longEnough
  const start = isLong ? place : Math.max(0, Math.min(place, sentences.length - 2))
  const chosen = sentences.slice(start, start + maxSentences)
  const list = chosen.findIndex((sentence, at) => start + at > place && /[:：]$/u.test(sentence))
  return (list < 0 ? chosen : chosen.slice(0, list)).filter((sentence) => !isQuestion(sentence))
}

/** Whether a question has one of the phrases of its language, or of English, that ask for something. */
function asksFor(what: 'diagnosis' | 'number', question: string, language: Language): boolean {
  const text = wordsOf(question)
  const languages: readonly Language[] = language === 'en-US' ? [language] : [language, 'en-US']
  return languages.some((each) =>
    questionTerms[each][what].split(' ').some((phrase) => text.includes(each === 'zh-CN' ? phrase : wordsOf(phrase))),
  )
}

/** The words of a question: what only says how it is asked, and what has been said before, counts for nothing. Its place stays. */
function weighed(words: Evidence['words'], language: Language): Evidence['words'] {
  const { light, persons } = questionTerms[language]
  const said = new Set(`${light} ${persons}`.split(' '))
  return words.map((word) => {
    const parts = partsOf(word.text)
    if (!parts.some((part) => said.has(part))) {
      said.add(parts[0] ?? '')
      return word
    }
    return { ...word, weight: 0 }
  })
}

/** A word as it is compared: whole, and in two where an apostrophe parts it: l'urine, quelqu'un, don't. */
function partsOf(word: string): string[] {
  const parts = foldText(word).split(/['’ʼ]/)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
}

const wordsOf = (text: string) =>
  ` ${foldText(text)
    .replace(/['’]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The places of words that an answer must have itself. */
function exactWords(words: Evidence['words'], language: Language): number[] {
  const stems = questionTerms[language].exact.split(/[ ~]/).map(foldText)
  return words.flatMap(({ text }, place) => {
    const isExact = (part: string) => stems.some((stem) => (stem.length <= 4 ? part === stem : part.startsWith(stem)))
    return partsOf(text).some(isExact) ? [place] : []
  })
}
