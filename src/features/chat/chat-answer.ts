import type { AsyncStatus } from '#lib/async-status.ts'
import type { CareCardBlock, PhoneNumber } from '#blocks/care-card.block.ts'
import type { Translation } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'

/** The card at the beginning of an answer to a question that describes an emergency. */
export type EmergencyCard =
  /** The site's own emergency card, with the language of its text. */
  | {
      readonly kind: 'body'
      readonly card: CareCardBlock
      readonly language: Language
      readonly translation: Translation
    }
  /** The numbers for thoughts of suicide. */
  | { readonly kind: 'crisis'; readonly phones: readonly PhoneNumber[] }

/** The block that sentences quote. */
export type AnswerSource = {
  /** The path on the site, with the anchor of the block's heading if it has one. */
  readonly path: string
  readonly title: string
  readonly heading?: string
  readonly language: Language
}

/** A sentence, with the index of its source in the answer's list. */
export type AnswerSentence = { readonly text: string; readonly source: number }

/** An event of an answer, which is one line of the stream. */
export type AnswerEvent =
  | { readonly kind: 'emergency'; readonly emergency: EmergencyCard }
  | { readonly kind: 'source'; readonly source: AnswerSource }
  | { readonly kind: 'sentence'; readonly sentence: AnswerSentence }
  /** `pages`: sentences quoted verbatim. `rephrased`: sentences in other words. `nothing`: no page has an answer. */
  | { readonly kind: 'end'; readonly from: 'pages' | 'rephrased' | 'nothing' }
  | { readonly kind: 'failed'; readonly reason: 'too-many' | 'failed' }

/** An answer, as far as it has been streamed. */
export type Answer = {
  readonly emergency?: EmergencyCard
  readonly sources: readonly AnswerSource[]
  readonly sentences: readonly AnswerSentence[]
  readonly state: 'coming' | 'pages' | 'rephrased' | 'nothing' | 'too-many' | 'failed'
}

/** A question with its answer. */
export type Exchange = { readonly question: string; readonly answer: Answer }

export const statusOf = ({ state }: Answer): AsyncStatus =>
  state === 'coming' ? 'pending' : state === 'failed' || state === 'too-many' ? 'error' : 'success'

export const emptyAnswer: Answer = { sources: [], sentences: [], state: 'coming' }

/** Returns the answer with the next event of its stream added. */
export function addEvent(answer: Answer, event: AnswerEvent): Answer {
  switch (event.kind) {
    case 'emergency':
      return { ...answer, emergency: event.emergency }
    case 'source':
      return { ...answer, sources: [...answer.sources, event.source] }
    case 'sentence':
      return { ...answer, sentences: [...answer.sentences, event.sentence] }
    case 'end':
      return { ...answer, state: event.from }
    case 'failed':
      return { ...answer, state: event.reason }
  }
}

/** Limit of the length of a question; a longer one is truncated. */
export const maxQuestionLength = 500
