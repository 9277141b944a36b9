import type { FoundAnswer } from '#content/found-answer.ts'
import type { Language } from '#i18n/languages.ts'
import type { RefusalReason } from './chat-answer.ts'
import { countWords } from './count-words.ts'
import { namesSubject, refusalOf, type Refusal } from './refusals.server.ts'

/** A page of which only the best section is shown. `anchor` is null for a text without an anchor. */
export type Excerpt = { readonly page: FoundAnswer; readonly anchor: string | null }

/** The choice of an answer: a page with its matching sections, two pages to choose from, a refusal, or nothing. */
export type Choice =
  | {
      readonly kind: 'answer' | 'closest'
      readonly page: FoundAnswer
      /** The anchors of the matching sections, the best one first; null for a section without an anchor. */
      readonly anchors: readonly (string | null)[]
      /** The second page, if it matches nearly as well. */
      readonly excerpts: readonly Excerpt[]
      readonly further: readonly FoundAnswer[]
    }
  | { readonly kind: 'choice'; readonly excerpts: readonly Excerpt[]; readonly further: readonly FoundAnswer[] }
  | { readonly kind: RefusalReason; readonly further: readonly FoundAnswer[] }
  | { readonly kind: 'nothing' }

/** The minimum certainty for showing a page as the answer. */
const minAnswer = 0.5
/**
 * The minimum certainty for showing a page as the closest one. It is higher for a question without any word of urology,
 * because such a question is seldom about the subjects of this site.
 */
const minClosest = { ofSubject: 0.22, ofOther: 0.36 }
/** The minimum certainty for linking to the found pages below a refusal. */
const minLinked = 0.32
/**
 * The minimum similarity to a listed question for answering a question that has no word of urology and does not name the
 * page either.
 */
const minAskedOfOther = 0.34
/** The minimum value of `named` or `asked` for assuming that a question names a page itself; it is then not a follow-up. */
const minNamed = 0.75
/**
 * The minimum score for also showing another section, as a share of the best section's score, and the maximum number of
 * such sections.
 */
const minFurtherSection = 0.5
const maxFurtherSections = 2
/** The minimum score for also showing a section of the second page, as a share of the first page's score. */
const minSecondPage = 0.7
/** The minimum similarity to a listed question for treating a question as that question. */
const minListed = 0.93
/** The minimum similarity to a listed question for answering what seems to be a request for a diagnosis or for a place. */
const minSimilar = 0.9
/**
 * The minimum certainty for answering a question that mentions another part of the body or another subject, or that may be a
 * request for a diagnosis.
 */
const minCertainty = { 'to-sure-page': 0.7, 'to-page': 0.37 }
/**
 * The minimum score for linking to a further page, as a share of the first page's score, and the maximum number of such
 * links.
 */
const minFurtherPage = 0.45
const maxFurtherPages = 2

const ownLanguageCertainty = 0.05
/** The votes, and their lead over the next page, beyond which more of them do not make a page more certain. */
const maxVotes = 2.5
const maxLead = 1.5

/**
 * Returns how certain it is that a page is about a question, from 0 to about 1. The weights are those that best separate the
 * judged questions that are meant for tuning (`tests/evaluation/judged/README.md`) from questions about something else.
 *
 * @param language the language of the question; a page in that language is a little more certain
 * @param next the page that was found next, which lowers the certainty if the listed questions speak for it as well
 */
function certaintyOf(
  { votes, named, coverage, language: pageLanguage }: FoundAnswer,
  language: Language,
  next?: FoundAnswer,
): number {
  const lead = Math.max(0, votes - (next?.votes ?? 0))
  const evidence = 0.13 * Math.min(votes, maxVotes) + 0.19 * Math.min(lead, maxLead) + 0.15 * named + 0.21 * coverage
  return evidence + (pageLanguage === language ? ownLanguageCertainty : 0)
}

/**
 * Chooses the answer to a question from the pages that were found for it. A question for which there is a reason to refuse
 * it is refused unless the best page answers it all the same. `Refusal` states how well that page has to match.
 *
 * @param isWithinPage whether the question follows one that the only page in `found` has answered
 */
export function chooseAnswer(
  question: string,
  found: readonly FoundAnswer[],
  language: Language,
  isWithinPage = false,
): Choice {
  const refusal = refusalOf(question, language)
  const [page, ...others] = found
  const certainty = page
    ? Math.max(certaintyOf(page, language, others[0]), isWithinPage ? (page.sections[0]?.score ?? 0) * 4 : 0)
    : 0
  if (refusal && !(page && answersAllTheSame(refusal, page, certainty))) {
    const isAbout = certainty >= minLinked && helpfulReasons.has(refusal.reason)
    return {
      kind: refusal.reason,
      further: isAbout && page ? [page, ...othersAsGood(page, others)].slice(0, maxFurtherPages) : [],
    }
  }
  if (!page) return { kind: 'nothing' }
  const isOfSubject = isWithinPage || namesSubject(question, language)
  if (certainty < (isOfSubject ? minClosest.ofSubject : minClosest.ofOther)) return { kind: 'nothing' }
  if (!isOfSubject && page.named < minNamed && page.asked < minAskedOfOther) return { kind: 'nothing' }
  const [second] = others
  // The search prefers the first page, but the second one is at least as certain, so the reader chooses between them.
  if (!isWithinPage && certainty < minAnswer && second && certaintyOf(second, language, page) >= certainty)
    return { kind: 'choice', excerpts: [page, second].flatMap(excerptOf), further: [page, second] }
  const excerpts = !isWithinPage && second && second.score >= minSecondPage * page.score ? excerptOf(second) : []
  return {
    kind: certainty >= minAnswer ? 'answer' : 'closest',
    page,
    anchors: bestSections(page),
    excerpts,
    further: othersAsGood(page, others)
      .filter((other) => excerpts.every((one) => one.page !== other))
      .slice(0, maxFurtherPages),
  }
}

/** Returns the other pages whose score is high enough for a link (`minFurtherPage`). */
const othersAsGood = (page: FoundAnswer, others: readonly FoundAnswer[]): readonly FoundAnswer[] =>
  others.filter((other) => other.score >= minFurtherPage * page.score)

/** The reasons of refusals that still link to pages about the subject, because those pages contain what the reader needs. */
const helpfulReasons: ReadonlySet<RefusalReason> = new Set(['diagnosis', 'dose', 'price'])

/**
 * Whether a page answers a question in spite of a reason to refuse it: either the question must be similar to one that
 * editors have listed for the page, or the page must be certain enough.
 */
function answersAllTheSame({ yields }: Refusal, { asked }: FoundAnswer, certainty: number): boolean {
  if (yields === 'to-listed') return asked >= minListed
  if (yields === 'to-similar') return asked >= minSimilar
  return certainty >= minCertainty[yields]
}

/** The maximum length of a follow-up question, in words. */
const maxFollowUpWords = 8

/** Whether a question names no page itself, and is short enough for a follow-up. */
export function isFollowUp(question: string, [page]: readonly FoundAnswer[]): boolean {
  return countWords(question) <= maxFollowUpWords && (!page || (page.named < minNamed && page.asked < minNamed))
}

/** Returns the section of a page that matches best, or no section if only the introduction matches. */
function excerptOf(page: FoundAnswer): readonly Excerpt[] {
  const [anchor] = bestSections(page)
  return anchor === undefined ? [] : [{ page, anchor }]
}

/** Returns the anchors of the best section and of up to two others with at least half of its score. */
function bestSections({ sections }: FoundAnswer): readonly (string | null)[] {
  const [best, ...others] = sections.filter(({ anchor }) => anchor !== 'intro')
  if (!best || best.score === 0) return []
  const more = others.slice(0, maxFurtherSections).filter(({ score }) => score >= minFurtherSection * best.score)
  return [best, ...more].map(({ anchor }) => anchor)
}
