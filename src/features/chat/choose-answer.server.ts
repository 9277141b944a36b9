import type { Evidence, EvidencePassage } from '#content/evidence.ts'
import type { Language } from '#i18n/languages.ts'
import { withCautions } from './cautions.server.ts'
import { foldText } from './fold-text.ts'
import { questionTerms } from './question-terms.server.ts'

/** Limit of the passages among which an answer is searched. */
export const maxEvidencePassages = 40

/** Sentences of one passage, in its order. */
export type Quotation = { readonly passage: EvidencePassage; readonly sentences: readonly string[] }

/**
 * Kinds of blocks and types of entries that are not quoted: questions are not answers, cards only say when to get help, a
 * story is one person's, and the text of a learning module is on subpages of the page that would be cited. */
const unquotedKinds = new Set(['questions', 'care'])
const unquotedTypes = new Set(['story', 'educationEvent', 'guidelineArchive', 'tag', 'module'])

/** The share of a question, weighted by the rarity of its words, that an answer must cover. */
const minCoverage = 0.68
/** The share of a question that may be words that no page has. */
const maxUnknownShare = 0.2
/** The share of a question that the page must be about, unless a sentence has nearly all of it. */
const minTopicShare = 0.24

const maxPassages = 3
const maxSentences = 3
/** The share of the best passage's rank that a further passage needs to be quoted. */
const minRelativeOrder = 0.92

// The share of its weight that a word outside the sentence adds to the sentence's score, by its place.
const adjacentShare = 0.6
const titleShare = 0.9
const headingShare = 0.95
const passageShare = 0.25

/** Limit of the length of a question that is answered with quotations. No single passage covers a whole story. */
const maxAnswerableLength = 300

/**
 * Returns the sentences of the pages that answer a question; none when no answer is certain enough. A sentence answers a
 * question when its block, heading and title contain the question's words, the rarest ones above all. Questions for a
 * diagnosis, a dose or a price get no sentence that only resembles an answer. Advice that is only harmless when followed
 * gently is not quoted without the sentence that forbids force (`cautions.server.ts`).
 */
export function chooseAnswer(question: string, evidence: Evidence, language: Language): readonly Quotation[] {
  if (question.length > maxAnswerableLength || asksFor('diagnosis', question, language)) return []
  const { passages } = evidence
  const words = weighWords(evidence.words, language)
  const totalWeight = words.reduce((sum, { weight }) => sum + weight, 0)
  const unknown = words.reduce((sum, { weight, isKnown }) => sum + (isKnown ? 0 : weight), 0)
  if (totalWeight === 0 || unknown / totalWeight > maxUnknownShare) return []
  const exact = exactWords(words, language)
  const isNumberRequested = asksFor('number', question, language)

  const ranked = passages
    .filter(isQuotable)
    .map((passage) => rank(passage, words, totalWeight, exact, isNumberRequested))
    .filter(({ score }) => score >= minCoverage)
    .sort((one, other) => other.order - one.order)
  const [best] = ranked
  if (!best) return []
  const chosen = ranked
    .slice(0, maxPassages)
    .filter(({ order }) => order >= best.order * minRelativeOrder)
    .map(({ passage, place }) => ({ passage, sentences: sentencesAround(passage, place) }))
  return withCautions(chosen, passages.filter(isQuotable), language)
}

const isQuotable = ({ kind, type }: EvidencePassage) => !unquotedKinds.has(kind) && !unquotedTypes.has(type)

type Ranked = {
  readonly passage: EvidencePassage
  readonly place: number
  readonly score: number
  readonly order: number
}

/** Ranks the sentence of a passage that covers most of a question, counting the words around it. */
function rank(
  passage: EvidencePassage,
  words: Evidence['words'],
  totalWeight: number,
  exact: readonly number[],
  wantsNumber: boolean,
): Ranked {
  const { inSentences, sentences } = passage
  const title = new Set(passage.inTitle)
  const heading = new Set(passage.inHeading)
  const anywhere = new Set(inSentences.flat())
  // The words that the title lacks are what the question is about: the rarest of them must be near the sentence.
  const wordsOutsideTitle = words.filter((_, word) => !title.has(word))
  const rarest = Math.max(0, ...wordsOutsideTitle.map(({ weight }) => weight))
  let best: Ranked = { passage, place: 0, score: 0, order: 0 }
  const topicWeight = words.reduce(
    (sum, { weight }, word) => sum + (title.has(word) || heading.has(word) ? weight : 0),
    0,
  )
  const titleWeight = words.reduce((sum, { weight }, word) => sum + (title.has(word) ? weight : 0), 0)
  for (const [place, inThis] of inSentences.entries()) {
    if (isQuestion(sentences[place] ?? '')) continue
    const sentenceWords = new Set(inThis)
    const adjacentWords = new Set([...(inSentences[place - 1] ?? []), ...(inSentences[place + 1] ?? [])])
    if (exact.some((word) => !sentenceWords.has(word))) continue
    let coveredWeight = 0
    let sentenceWeight = 0
    let isNear = true
    for (const [word, { weight }] of words.entries()) {
      const share = sentenceWords.has(word)
        ? 1
        : heading.has(word)
          ? headingShare
          : title.has(word)
            ? titleShare
            : adjacentWords.has(word)
              ? adjacentShare
              : anywhere.has(word)
                ? passageShare
                : 0
      if (weight > 0 && weight === rarest && !title.has(word) && share < adjacentShare) isNear = false
      coveredWeight += weight * share
      if (sentenceWords.has(word)) sentenceWeight += weight
    }
    const isOfTopic =
      topicWeight / totalWeight >= minTopicShare || (sentenceWords.size >= 4 && sentenceWeight / totalWeight >= 0.8)
    const isSpoken = sentenceWords.size > 0 || heading.size > 0
    if (!isOfTopic || !isSpoken || !isNear) continue
    const score = coveredWeight / totalWeight
    const number = wantsNumber && /\p{N}/u.test(sentences[place] ?? '') ? 0.1 : 0
    const headed = [...heading].some((word) => !title.has(word)) ? 0.15 : 0
    const order =
      score +
      0.25 * (sentenceWeight / totalWeight) +
      0.2 * passage.score +
      0.2 * (titleWeight / totalWeight) +
      headed +
      number
    if (score >= minCoverage && order > best.order) best = { passage, place, score, order }
  }
  return best
}

const isQuestion = (sentence: string) => /[?？؟;]\s*$/u.test(sentence)

/** The length below which a sentence at the end of a passage is quoted with the one before it. */
const minStandaloneLength = 100

/**
 * Returns a sentence with those after it, or, at the end of a passage, a short one with the one before it. Questions are
 * left out, and so is the beginning of a list, which would be quoted without its items.
 */
function sentencesAround({ sentences }: EvidencePassage, place: number): readonly string[] {
  const isLong = (sentences[place] ?? '').length >= minStandaloneLength
  const start = isLong ? place : Math.max(0, Math.min(place, sentences.length - 2))
  const chosen = sentences.slice(start, start + maxSentences)
  const list = chosen.findIndex((sentence, at) => start + at > place && /[:：]$/u.test(sentence))
  return (list < 0 ? chosen : chosen.slice(0, list)).filter((sentence) => !isQuestion(sentence))
}

/** Whether a question has a phrase of its language, or of English, that requests a diagnosis or a number. */
function asksFor(what: 'diagnosis' | 'number', question: string, language: Language): boolean {
  const text = wordsOf(question)
  const languages: readonly Language[] = language === 'en-US' ? [language] : [language, 'en-US']
  return languages.some((each) =>
    questionTerms[each][what].split(' ').some((phrase) => text.includes(each === 'zh-CN' ? phrase : wordsOf(phrase))),
  )
}

/** Returns the words of a question; function words and repeated ones keep their index, but have the weight 0. */
function weighWords(words: Evidence['words'], language: Language): Evidence['words'] {
  const { light, persons } = questionTerms[language]
  const ignoredWords = new Set(`${light} ${persons}`.split(' '))
  return words.map((word) => {
    const parts = partsOf(word.text)
    if (!parts.some((part) => ignoredWords.has(part))) {
      ignoredWords.add(parts[0] ?? '')
      return word
    }
    return { ...word, weight: 0 }
  })
}

/** Returns the folded forms of a word: whole, and split at an apostrophe (l'urine, quelqu'un, don't). */
function partsOf(word: string): string[] {
  const parts = foldText(word).split(/['’ʼ]/)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
}

const wordsOf = (text: string) =>
  ` ${foldText(text)
    .replace(/['’]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Returns the indices of the words that the quoted sentence itself must contain. */
function exactWords(words: Evidence['words'], language: Language): number[] {
  const stems = questionTerms[language].exact.split(/[ ~]/).map(foldText)
  return words.flatMap(({ text }, place) => {
    const isExact = (part: string) => stems.some((stem) => (stem.length <= 4 ? part === stem : part.startsWith(stem)))
    return partsOf(text).some(isExact) ? [place] : []
  })
}
