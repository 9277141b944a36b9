import type { FoundAnswer } from '#content/found-answer.ts'
import type { Language } from '#i18n/languages.ts'
import type { RefusalReason } from './chat-answer.ts'
import { refusalOf } from './refusals.server.ts'

/** The choice of an answer: a page with its sections that fit, two pages to choose from, or none. */
export type Choice =
  | {
      readonly kind: 'answer' | 'closest'
      readonly page: FoundAnswer
      /** The anchors of the sections that fit, best first; null for a section without one. */
      readonly anchors: readonly (string | null)[]
      readonly further: readonly FoundAnswer[]
    }
  | { readonly kind: 'choice'; readonly further: readonly FoundAnswer[] }
  | { readonly kind: RefusalReason; readonly further: readonly FoundAnswer[] }
  | { readonly kind: 'nothing' }

/** The certainty from which a page is an answer, and from which it is the closest one. */
const minAnswer = 0.54
const minClosest = 0.42
/** The share of a page's name from which a question is about the page, whatever else it mentions. */
const minNamed = 0.75
/** The share of the best section's score from which a second one is shown. */
const minSecondSection = 0.6
const maxFurther = 2

/**
 * Returns how certain it is that a page is about a question, from 0 to 1. The weights are those by which the questions for
 * building (`tests/evaluation/judged/asked`) are best told from questions about something else.
 */
const certaintyOf = ({ asked, named, coverage }: FoundAnswer) => 0.39 * asked + 0.25 * named + 0.36 * coverage

/**
 * Chooses the answer to a question among the pages that were found for it. A question for a diagnosis, a dose or the like
 * is refused; one about another part of the body only where it does not name a page as well.
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
  const certainty = page ? Math.max(certaintyOf(page), isWithinPage ? (page.sections[0]?.score ?? 0) * 4 : 0) : 0
  if (refusal && !(page && isAboutPage(page, refusal.minNamed))) {
    const isAbout = certainty >= minAnswer && helpfulReasons.has(refusal.reason)
    return { kind: refusal.reason, further: isAbout && page ? [page, ...others].slice(0, maxFurther) : [] }
  }
  if (!page || certainty < minClosest) return { kind: 'nothing' }
  return {
    kind: certainty >= minAnswer ? 'answer' : 'closest',
    page,
    anchors: bestSections(page),
    further: others.filter((other) => certaintyOf(other) >= 0.5 * certainty).slice(0, maxFurther),
  }
}

/** The reasons with which pages are named, since these say what the question really needs. */
const helpfulReasons: ReadonlySet<RefusalReason> = new Set(['diagnosis', 'dose', 'price'])

/** Whether a page is surely about a question, which is then not refused for another subject that it mentions. */
const isAboutPage = ({ named, score, asked }: FoundAnswer, requiredName: number) =>
  Number.isFinite(requiredName) && (asked >= 0.6 || (named >= requiredName && score >= 0.2))

/** Limit of the length of a question that follows another one, in words, or in characters of Chinese. */
const maxFollowUpWords = 8

/** Whether a question names no page itself, and is short enough to follow another one. */
export function isFollowUp(question: string, [page]: readonly FoundAnswer[]): boolean {
  const words = question.match(/\p{Script=Han}{2}|\p{L}+/gu) ?? []
  return words.length <= maxFollowUpWords && (!page || (page.named < minNamed && page.asked < minNamed))
}

function bestSections({ sections }: FoundAnswer): readonly (string | null)[] {
  const [best, second] = sections.filter(({ anchor }) => anchor !== 'intro')
  if (!best || best.score === 0) return []
  return second && second.score >= minSecondSection * best.score ? [best.anchor, second.anchor] : [best.anchor]
}
