import { foldText } from '#lib/fold-text.ts'
import { countWords } from './count-words.ts'
import type { Hit } from './emergency-hits.server.ts'
import type { EmergencyFacts } from './emergency-rules.server.ts'
import type { Concept } from './emergency-vocabulary.server.ts'
import { hasFever, hasTemperature, isSmallBaby } from './fever-rules.server.ts'
import { endsWithQuestion } from './without-questions.server.ts'

/** Matches the beginning of a word for minutes of any language, in folded text. */
const minutes = /(?<!\p{L})(?:minuu?t|perc|mins?(?!\p{L})|dakika|λεπτ(?:ο|α)|минут|دقيق|دقاي)|分钟/u

/** Matches a word for "painless" of any language, in folded text. */
const painless =
  /painless|schmerzlos|pijnloos|pijnloz|indolor|bezbolesn|bezbolest|bezboln|nebolec|fajdalommentes|fajdalmatlan|безболезн|ανωδυν|agrisiz|kivuto|valutu|nesapig|pa dhimbje|无痛|不痛|غير مؤلم/u

/**
 * Returns the facts that a text contains.
 *
 * @param found the mentions of concepts that are judged
 * @param all the mentions of concepts in the site's language and in English, which show how the text is meant
 * @param wordScore the similarity of the words to those of examples of emergencies
 */
export function readFacts(text: string, found: readonly Hit[], all: readonly Hit[], wordScore: number): EmergencyFacts {
  const frame = (concept: Concept) => all.some((hit) => hit.concept === concept)
  // A hit of `now` that overlaps a mention of hours does not count, because somebody may be asking about that duration.
  const isNow = (hit: Hit) =>
    hit.concept === 'now' &&
    !all.some(
      ({ concept, clause, from, to }) =>
        concept === 'hour' && clause === hit.clause && from <= hit.to && to >= hit.from,
    )
  const isPast = (clause: number) =>
    all.some((hit) => hit.concept === 'past' && hit.clause === clause) &&
    !all.some((hit) => isNow(hit) && hit.clause === clause)
  const folded = foldText(text)
  const isQuestion = endsWithQuestion(folded)
  const lastClause = Math.max(...all.map(({ clause }) => clause))
  // "Is that normal?" does not say that somebody is well.
  const saysFine = ({ concept, clause }: Hit) => concept === 'fine' && !(isQuestion && clause === lastClause)
  // Clauses about the past are ignored, unless one of their words says that the symptom goes on now.
  const hits = found.filter((hit) => !isPast(hit.clause) && (hit.concept !== 'fine' || saysFine(hit)))
  const affirmed = new Set(hits.filter(({ isDenied }) => !isDenied).map(({ concept }) => concept))
  const denied = new Set(hits.filter(({ isDenied }) => isDenied).map(({ concept }) => concept))
  const has = (concept: Concept) => affirmed.has(concept)
  const lacks = (concept: Concept) => denied.has(concept)
  const isHot = hasTemperature(folded, all)
  const isFine = all.some((hit) => saysFine(hit) && !hit.isDenied)
  const thisYear = new Date().getFullYear()
  const years = (folded.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)
  const goesOnNow = all.some(isNow)
  return {
    wordScore,
    affirmed,
    denied,
    has,
    lacks,
    speaks: (concept) => has(concept) || lacks(concept),
    frame,
    isAsked: frame('about') && !frame('self'),
    isLookedUp: frame('lookup') && !goesOnNow,
    isPast: frame('past') && (!frame('now') || frame('fine')),
    isFeared: frame('worry') && !goesOnNow,
    isWatched: frame('watched') && !has('pain') && !has('belly'),
    // A single sign of a plan may be harmless, but two are not.
    isCrisis: has('crisis') || hits.filter((hit) => hit.concept === 'goodbye' && !hit.isDenied).length >= 2,
    isHot,
    isFeverish: has('fever') || has('shiver') || (isHot && !lacks('fever')),
    hasFever: hasFever(folded, hits),
    isSmallBaby: isSmallBaby(hits),
    // Hours without a number may be many, so they are treated as four.
    isLong: hits.some(({ concept, isDenied, amount = 4 }) => concept === 'hour' && !isDenied && amount >= 4),
    isCountedLong: hits.some(({ concept, amount = 0 }) => concept === 'hour' && amount >= 4),
    isShort:
      (minutes.test(folded) || hits.some(({ concept, amount = 4 }) => concept === 'hour' && amount < 1)) &&
      !hits.some(({ concept, amount = 0 }) => concept === 'hour' && amount >= 1),
    neverEnds: lacks('ending'),
    deniesShivering: all.some(({ concept, isDenied }) => concept === 'shiver' && isDenied) && !has('shiver'),
    isPainless: painless.test(folded),
    isFine,
    isCalm: isFine || frame('mild'),
    isBiopsy: /biy?ops|biopt|биопс|βιοψ|活检|خزع/.test(folded),
    isOver60:
      /(?<![\d.,])[6-9]\d(?![\d.,]*\d)(?!\s*(?:m[gl]|kg|%|min|h\b))/.test(folded) ||
      years.some((year) => year >= thisYear - 100 && year <= thisYear - 60),
    isQuestion,
    wordCount: countWords(folded),
    namesPastYear: years.some((year) => year > thisYear - 40 && year < thisYear),
  }
}
