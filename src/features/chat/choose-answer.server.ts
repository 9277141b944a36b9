import type { FoundAnswer } from '#content/found-answer.ts'
import type { Language } from '#i18n/languages.ts'
import type { RefusalReason } from './chat-answer.ts'
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
const minAnswer = 0.34
/**
 * The minimum certainty for showing a page as the closest one. It is higher for a question without any word of urology,
 * because such a question is seldom about the subjects of this site.
 */
const minClosest = { ofSubject: 0.22, ofOther: 0.4 }
/**
 * The minimum similarity to a listed question with which a question needs no word of urology, such as one about the site itself.
 */
const minAskedAlone = 0.65
/**
 * The minimum similarity to a listed question for answering a question that has no word of urology and does not name the
 * page either.
 */
const minAskedOfOther = 0.37
/**
 * The minimum score of the best section for answering a question that has no word of urology but is similar to a listed
 * question.
 */
const minSectionOfOther = 0.65
/**
 * The value of `named` or `asked` from which on a question is assumed to name a page itself, so that it is not a follow-up.
 */
const minNamed = 0.75
/** The minimum scores for showing a second and a third section, as shares of the best section's score. */
const minFurtherSections = [0.5, 0.6]
/** The minimum score for also showing a section of the second page, as a share of the first page's score. */
const minSecondPage = 0.77
/** The minimum values for answering a question that also mentions another part of the body or another subject. */
const minAboutAsked = 0.52
/** The minimum similarity to a listed question for treating a question as that question. */
const minListed = 0.92
/** The minimum similarity to a listed question for treating a question about cancer as a general one. */
const minSimilar = 0.79
const minCertainty = { 'to-sure-page': 0.5, 'to-page': 0.22, 'to-close-page': 0.22 }
const maxFurtherPages = 2

const ownLanguageCertainty = 0.05

/**
 * Returns how certain it is that a page is about a question, from 0 to 1. The weights are those that best separate the
 * questions of the halves for building (`tests/evaluation/judged`) from questions about something else.
 *
 * @param language the language of the question, for which a page in that language is a little more certain
 * @param next the page that was found next, which lowers the certainty if editors have listed a similar question for that
 * page as well
 */
function certaintyOf(
  { asked, named, coverage, language: pageLanguage }: FoundAnswer,
  language: Language,
  next?: FoundAnswer,
): number {
  const lead = Math.max(0, asked - (next?.asked ?? 0))
  const evidence = 0.07 * asked + 0.41 * lead + 0.15 * named + 0.21 * coverage
  return evidence + (pageLanguage === language ? ownLanguageCertainty : 0)
}

/**
 * Chooses the answer to a question from the pages that were found for it. A question for a diagnosis, a dose or the like is
 * refused. A question about another part of the body is refused only if it does not name a page as well.
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
    const isAbout = certainty >= minAnswer && helpfulReasons.has(refusal.reason)
    return { kind: refusal.reason, further: isAbout && page ? [page, ...others].slice(0, maxFurtherPages) : [] }
  }
  if (!page) return { kind: 'nothing' }
  const isOfSubject = isWithinPage || namesSubject(question, language)
  const isFamiliar =
    isOfSubject ||
    page.asked >= minAskedAlone ||
    (page.asked >= minAskedOfOther && (page.sections[0]?.score ?? 0) >= minSectionOfOther)
  if (certainty < (isFamiliar ? minClosest.ofSubject : minClosest.ofOther)) return { kind: 'nothing' }
  if (!isOfSubject && page.named < minNamed && page.asked < minAskedOfOther) return { kind: 'nothing' }
  const [second] = others
  // The search prefers the first page, and the questions that editors have listed point to the second, so the reader chooses
  // between them.
  if (!isWithinPage && certainty < minAnswer && second && certaintyOf(second, language, page) >= certainty)
    return { kind: 'choice', excerpts: [page, second].flatMap(excerptOf), further: [page, second] }
  const excerpts = !isWithinPage && second && second.score >= minSecondPage * page.score ? excerptOf(second) : []
  return {
    kind: certainty >= minAnswer ? 'answer' : 'closest',
    page,
    anchors: bestSections(page),
    excerpts,
    further: others
      .filter((other) => certaintyOf(other, language) >= 0.5 * certainty && excerpts.every((one) => one.page !== other))
      .slice(0, maxFurtherPages),
  }
}

/** The reasons of refusals that still link to pages about the subject, because those pages contain what the reader needs. */
const helpfulReasons: ReadonlySet<RefusalReason> = new Set(['diagnosis', 'dose', 'price'])

/** Whether a page answers a question in spite of a reason to refuse it. A question that editors have listed is answered. */
function answersAllTheSame({ yields }: Refusal, { asked }: FoundAnswer, certainty: number): boolean {
  if (yields === 'to-listed') return asked >= minListed
  if (yields === 'to-similar') return asked >= minSimilar
  return asked >= minAboutAsked || certainty >= minCertainty[yields]
}

/** The maximum length of a follow-up question, in words. Two Chinese characters count as one word. */
const maxFollowUpWords = 8

/** Whether a question names no page itself, and is short enough for a follow-up. */
export function isFollowUp(question: string, [page]: readonly FoundAnswer[]): boolean {
  const words = question.match(/\p{Script=Han}{2}|\p{L}+/gu) ?? []
  return words.length <= maxFollowUpWords && (!page || (page.named < minNamed && page.asked < minNamed))
}

/** Returns the section of a page that matches best, or no section if only the introduction matches. */
function excerptOf(page: FoundAnswer): readonly Excerpt[] {
  const [anchor] = bestSections(page)
  return anchor === undefined ? [] : [{ page, anchor }]
}

/** Returns the anchors of the best section and of up to two others with nearly its score. */
function bestSections({ sections }: FoundAnswer): readonly (string | null)[] {
  const [best, ...others] = sections.filter(({ anchor }) => anchor !== 'intro')
  if (!best || best.score === 0) return []
  const more = others.filter(({ score }, place) => score >= (minFurtherSections[place] ?? Infinity) * best.score)
  return [best, ...more].map(({ anchor }) => anchor)
}
