import type { Language } from '#i18n/languages.ts'
import type { CodeSystemName } from '#lib/clinical-codes.ts'

/** The kinds of pages that other systems may show. */
export const syndicatedKinds = ['condition', 'situation', 'treatment'] as const
export type SyndicatedKind = (typeof syndicatedKinds)[number]

/** A part of a page's text. `html` has no scripts, styles, ids or classes, and its URLs are absolute. */
export type SyndicatedBlock = {
  readonly kind: 'text' | 'care-card' | 'figure' | 'video' | 'option-grid' | 'questions'
  readonly heading?: string
  /** The anchor of the part on the page. */
  readonly anchor?: string
  /** How soon to act; only care cards have it. */
  readonly urgency?: 'emergency' | 'urgent' | 'ask'
  readonly html: string
}

export type ReviewState = 'reviewed' | 'overdue' | 'not-reviewed'
export type TranslationState = 'original' | 'current' | 'behind' | 'missing'

/** A page in another language: its URL, and the URL of its data. */
export type TranslationLink = { readonly language: Language; readonly url: string; readonly dataUrl: string }

/** A page as other systems get it: its text, and everything that they must know to show it. */
export type SyndicatedPage = {
  readonly url: string
  readonly dataUrl: string
  readonly fragmentUrl: string
  readonly kind: SyndicatedKind
  readonly siteName: string
  /** The language of the text; that of the site where it is not translated is `requestedLanguage`. */
  readonly language: Language
  readonly requestedLanguage: Language
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly intro?: string
  readonly keyPoints: readonly string[]
  readonly blocks: readonly SyndicatedBlock[]
  readonly sources: readonly {
    readonly citation: string
    readonly language?: Language
    readonly details?: string
    readonly url?: string
  }[]
  readonly codes: readonly { readonly system: CodeSystemName; readonly oid: string; readonly code: string }[]
  /** The revision of the text, as its editors name it: usually a day. */
  readonly revision?: string
  readonly published?: string
  readonly updated?: string
  readonly review: {
    readonly state: ReviewState
    readonly lastReviewed?: string
    readonly nextReview?: string
    readonly reviewers: readonly string[]
  }
  readonly translation: {
    readonly state: TranslationState
    readonly translator?: string
    readonly originalUrl?: string
  }
  readonly translations: readonly TranslationLink[]
  /** The note that has to be shown with the text, in the requested language. */
  readonly notices: readonly string[]
  readonly license: { readonly text: string; readonly url?: string }
}
