import type { Article, Translation } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The parts of a guideline beside its chapters, by the last segment of their addresses. */
export const guidelineParts = [
  'summary-of-changes',
  'publications-appendices',
  'summaries',
  'panel',
  'related-content',
  'translations',
] as const

export type GuidelinePartName = (typeof guidelineParts)[number]

/** A chapter in the list of chapters. */
export type ChapterLink = {
  readonly path: string
  readonly title: string
  readonly number?: string
  readonly isSupplement: boolean
}

/** A file that can be had beside what stands on the page. */
export type GuidelineFile = { readonly href: string; readonly type?: string; readonly bytes?: number }

/** What all pages of a guideline show around them. */
export type Guideline = {
  readonly kind: 'guideline'
  readonly uri: string
  readonly path: string
  readonly title: string
  readonly intro?: string
  readonly language: Language
  readonly translation: Translation
  /** The year of the edition. */
  readonly year?: number
  readonly chapters: readonly ChapterLink[]
  /** The parts that have something in them. */
  readonly parts: readonly GuidelinePartName[]
  readonly fullPdf?: GuidelineFile
  readonly pocketPdf?: GuidelineFile
}

/** The guideline's own page, and those of its parts. */
export type GuidelinePage = {
  readonly kind: 'guideline'
  readonly part: { readonly name: 'overview'; readonly article: Article }
}

export type GuidelineChapter = { readonly kind: 'guideline-chapter'; readonly article: Article }

/** An edition that has been replaced. */
export type GuidelineArchive = {
  readonly kind: 'guideline-archive'
  readonly article: Article
  readonly year?: number
  readonly current?: SafeLink
}
