import type { Language } from '#i18n/languages.ts'
import type { RichText } from '#lib/rich-text.ts'

/** A picture: a drawing of ours is inlined (so that it takes the site's colours), anything else is a file. */
export type Picture =
  | {
      readonly kind: 'drawing'
      readonly svg: RichText
      readonly width: number
      readonly height: number
      readonly alt: string
    }
  | {
      readonly kind: 'file'
      readonly src: string
      readonly width?: number
      readonly height?: number
      readonly alt: string
    }

/** The sentence with which a cited work is named, and where it can be read, when that is known. */
export type Source = {
  readonly id: string
  readonly citation: string
  /** The language of the sentence, when it is not the site's. */
  readonly language?: Language
  readonly year?: number
  readonly href?: string
}

export type Urgency = 'emergency' | 'urgent' | 'ask'
export type PhoneNumber = { readonly number: string; readonly label: string }

export type TextBlock = {
  readonly kind: 'text'
  readonly id: string
  /** Anchor in the page; present when there is a heading. */
  readonly anchor?: string
  readonly heading?: string
  readonly body?: RichText
  /** The sources on which the text rests; left out when none is named. */
  readonly evidence?: readonly Source[]
}
export type CareCardBlock = {
  readonly kind: 'care-card'
  readonly id: string
  readonly urgency: Urgency
  /** Replaces the heading that the urgency gives. */
  readonly heading?: string
  readonly body: RichText
  /** The numbers to call; left out when none is named. */
  readonly phones?: readonly PhoneNumber[]
}
export type QuestionsBlock = { readonly kind: 'questions'; readonly id: string; readonly questions: readonly string[] }
export type MediaBlock =
  | { readonly kind: 'figure'; readonly id: string; readonly picture: Picture; readonly caption?: RichText }
  | {
      readonly kind: 'video'
      readonly id: string
      readonly url: string
      readonly still?: Picture
      readonly caption?: RichText
      readonly transcript?: RichText
    }
export type OptionGridBlock = {
  readonly kind: 'option-grid'
  readonly id: string
  readonly options: readonly { readonly id: string; readonly title: string; readonly path?: string }[]
  readonly outcomes: readonly {
    readonly id: string
    readonly optionId: string
    readonly label: string
    readonly outOf: number
    readonly affected: number
    readonly timeframe?: string
    readonly source?: Source
  }[]
}

/** The blocks that an editor can put on a page. `docs/where-things-are.md` lists the files that know each of them. */
export type Block = TextBlock | CareCardBlock | QuestionsBlock | MediaBlock | OptionGridBlock
