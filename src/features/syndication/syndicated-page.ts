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
  /** The urgency, which only care cards have. */
  readonly urgency?: 'emergency' | 'urgent' | 'ask'
  readonly html: string
}

export type ReviewState = 'reviewed' | 'overdue' | 'not-reviewed'
export type TranslationState = 'original' | 'current' | 'behind' | 'missing'

/** A page in another language: its URL, and the URL of its data. */
export type TranslationLink = { readonly language: Language; readonly url: string; readonly dataUrl: string }

/** The data of a page for other systems: its text, and everything that they need in order to show it. */
export type SyndicatedPage = {
  readonly url: string
  readonly dataUrl: string
  readonly fragmentUrl: string
  readonly kind: SyndicatedKind
  readonly siteName: string
  /**
   * The language of the text. If the page is not translated, it differs from `requestedLanguage`, the language of the site.
   */
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
  /** The revision of the text as named by its editors, usually a day. */
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
  /** The notices that have to be shown with the text, in the requested language. */
  readonly notices: readonly string[]
  readonly license: { readonly text: string; readonly url?: string }
}
