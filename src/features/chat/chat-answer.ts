import type { AsyncStatus } from '#lib/async-status.ts'
import type { CareCardBlock, PhoneNumber } from '#blocks/care-card.block.ts'
import type { Translation } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'

/** The card that begins the answer when somebody describes an emergency. */
export type EmergencyCard =
  /** The site's own card about what cannot wait, with the language of its text. */
  | {
      readonly kind: 'body'
      readonly card: CareCardBlock
      readonly language: Language
      readonly translation: Translation
    }
  /** Somebody thinks of ending their life. */
  | { readonly kind: 'crisis'; readonly phones: readonly PhoneNumber[] }

/** The block from which sentences come. */
export type AnswerSource = {
  /** The path on the site, with the anchor of the block's heading where it has one. */
  readonly path: string
  readonly title: string
  readonly heading?: string
  readonly language: Language
}

/** A sentence, and the place of its source in the answer's list. */
export type AnswerSentence = { readonly text: string; readonly source: number }

/** One piece of an answer on its way, one line of the stream. */
export type AnswerEvent =
  | { readonly kind: 'emergency'; readonly emergency: EmergencyCard }
  | { readonly kind: 'source'; readonly source: AnswerSource }
  | { readonly kind: 'sentence'; readonly sentence: AnswerSentence }
  /** `pages`: word for word. `rephrased`: in other words. `nothing`: no page says anything about it. */
  | { readonly kind: 'end'; readonly from: 'pages' | 'rephrased' | 'nothing' }
  | { readonly kind: 'failed'; readonly reason: 'too-many' | 'failed' }

/** An answer, as far as it has come. */
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

/** The most characters of a question; longer ones are cut. */
export const maxQuestionLength = 500
