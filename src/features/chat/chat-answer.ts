import type { AsyncStatus } from '#lib/async-status.ts'
import type { CareCardBlock, PhoneNumber } from '#blocks/care-card.block.ts'
import type { TextBlock } from '#blocks/text.block.ts'
import type { Translation } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'

/** The card at the beginning of an answer to a question that describes an emergency, or something urgent. */
export type EmergencyCard =
  /** A card of the page about emergencies or of the page that answers, with the language of its text. */
  | {
      readonly kind: 'body'
      readonly card: CareCardBlock
      readonly language: Language
      readonly translation: Translation
    }
  /** The phone numbers of crisis lines and of emergency services, for somebody with suicidal thoughts. */
  | { readonly kind: 'crisis'; readonly phones: readonly PhoneNumber[] }

/** A page that an answer links to. */
export type AnswerLink = { readonly path: string; readonly title: string; readonly language: Language }

/** A section of a page: all its texts and care cards, without pictures and other blocks. */
export type AnswerSection = {
  /** The path on the site, with the anchor of the section if it has one. */
  readonly path: string
  readonly heading?: string
  readonly blocks: readonly (TextBlock | CareCardBlock)[]
}

/** The page that answers a question. */
export type AnswerPage = AnswerLink & {
  /** The uri of the page in the content system. A follow-up question is searched for in this page first. */
  readonly uri: string
  readonly translation: Translation
  readonly intro?: string
  readonly keyPoints: readonly string[]
  /**
   * The sections that match the question, the best one first. The list is empty if the introduction and the key points
   * answer it.
   */
  readonly sections: readonly AnswerSection[]
  /** The page's cards of the urgencies `urgent` and `ask`, without those that a section contains. */
  readonly cards: readonly CareCardBlock[]
}

/**
 * A section of a further page that may answer the question, shown after the answering page or together with other such
 * sections.
 */
export type AnswerExcerpt = AnswerLink & { readonly section: AnswerSection }

/** A rephrased sentence, with the index of its source among the quotations (`quotationsOf`). */
export type AnswerSentence = { readonly text: string; readonly source: number }

/** The reason why a question is refused. */
export type RefusalReason = 'diagnosis' | 'dose' | 'price' | 'local' | 'elsewhere' | 'off-topic' | 'instructions'

/**
 * The outcome of an answer. `answer`: the page answers the question. `closest`: the page is about something similar.
 * `choice`: the question may be about either of two pages. `nothing`: no page is about it. `alarm`: instead of a page, there
 * is only the card for something dangerous, and links if there are any.
 */
export type AnswerOutcome = 'answer' | 'closest' | 'choice' | 'nothing' | 'alarm' | RefusalReason

/** An event of an answer, which is one line of the stream. */
export type AnswerEvent =
  | { readonly kind: 'emergency'; readonly emergency: EmergencyCard }
  | { readonly kind: 'page'; readonly page: AnswerPage }
  | { readonly kind: 'excerpts'; readonly excerpts: readonly AnswerExcerpt[] }
  /** A sentence from the service that rephrases the page. */
  | { readonly kind: 'sentence'; readonly sentence: AnswerSentence }
  | { readonly kind: 'links'; readonly links: readonly AnswerLink[] }
  | { readonly kind: 'end'; readonly outcome: AnswerOutcome }
  | { readonly kind: 'failed'; readonly reason: 'too-many' | 'failed' }

/** An answer, as far as it has been streamed. */
export type Answer = {
  readonly emergency?: EmergencyCard
  readonly page?: AnswerPage
  readonly excerpts: readonly AnswerExcerpt[]
  readonly sentences: readonly AnswerSentence[]
  readonly links: readonly AnswerLink[]
  readonly state: 'coming' | AnswerOutcome | 'too-many' | 'failed'
}

/** A question with its answer. */
export type Exchange = { readonly question: string; readonly answer: Answer }

export const statusOf = ({ state }: Answer): AsyncStatus =>
  state === 'coming' ? 'pending' : state === 'failed' || state === 'too-many' ? 'error' : 'success'

export const emptyAnswer: Answer = { excerpts: [], sentences: [], links: [], state: 'coming' }

/** Returns the answer with the next event of its stream added. */
export function addEvent(answer: Answer, event: AnswerEvent): Answer {
  switch (event.kind) {
    case 'sentence':
      return { ...answer, sentences: [...answer.sentences, event.sentence] }
    case 'end':
      return { ...answer, state: event.outcome }
    case 'failed':
      return { ...answer, state: event.reason }
    default: {
      const { kind: _, ...part } = event
      return { ...answer, ...part }
    }
  }
}

/** The maximum length of a question, in UTF-16 code units as in `maxLength`; a longer one is truncated. */
export const maxQuestionLength = 500
