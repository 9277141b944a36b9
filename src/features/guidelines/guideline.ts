import type { Article } from '#blocks/article.ts'
import type { Source } from '#blocks/source.ts'
import type { Language } from '#i18n/languages.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The parts of a guideline besides its chapters, by the segment after the guideline's path, in the order of the tabs. */
export const guidelineParts = [
  'summary-of-changes',
  'publications-appendices',
  'summaries',
  'panel',
  'related-content',
  'translations',
] as const

export type GuidelinePartName = (typeof guidelineParts)[number]

/** A link to a page of the site, with the language of its label if that is not the site's. */
export type PageLink = Extract<SafeLink, { kind: 'internal' }>

/** A chapter in the list of chapters. */
export type ChapterLink = {
  readonly link: PageLink
  readonly number?: string
  readonly isSupplement: boolean
}

/** A downloadable file, such as the PDF of a guideline. */
export type GuidelineFile = {
  readonly href: string
  /** The file type, such as `PDF`. */
  readonly type?: string
  readonly bytes?: number
}

/** The content that the frame of every page of a guideline needs. */
export type Guideline = {
  readonly kind: 'guideline'
  readonly uri: string
  /** The title of the entry; the label of `link` may be that of its translation. */
  readonly title: string
  readonly link: PageLink
  readonly intro?: string
  /** The language of the introduction. */
  readonly language: Language
  /** The year of the edition. */
  readonly year?: number
  readonly chapters: readonly ChapterLink[]
  /** The parts that have content. */
  readonly parts: readonly GuidelinePartName[]
  readonly fullPdf?: GuidelineFile
  readonly pocketPdf?: GuidelineFile
}

/** A recommendation to doctors, or a change to one. */
export type Recommendation = {
  readonly id: string
  readonly text: string
  readonly strength?: 'strong' | 'weak'
  /** The level of evidence as the guideline names it: `1a`. */
  readonly evidence?: string
  readonly chapter?: SafeLink
  /** The pages that cite the recommendation in their texts. */
  readonly citedBy?: readonly SafeLink[]
}

export type Publication = { readonly title: string; readonly source: Source; readonly file?: GuidelineFile }

export type PanelMember = {
  readonly id: string
  readonly name: string
  /** The language of the data about the member, when it is not the site's. */
  readonly language?: Language
  readonly role?: string
  readonly affiliation?: string
  readonly country?: string
  readonly conflictOfInterest?: string
}

export type GuidelineTranslation = {
  readonly id: string
  /** The name of the language in that language itself. */
  readonly languageName: string
  /** The tag of the language; undefined unless one of our sites is in it. */
  readonly language?: Language
  readonly society?: string
  readonly year?: number
  readonly href?: string
  /** The absolute URL of the guideline on the site in that language, used if there is neither a link nor a file. */
  readonly ownHref?: string
  readonly file?: GuidelineFile
}

export type GuidelinePart =
  | { readonly name: 'overview'; readonly editions: readonly SafeLink[] }
  /** The article of the page is about the changes of `year`. `years` lists all years with a summary, the newest first. */
  | {
      readonly name: 'summary-of-changes'
      /** The path of the guideline. */
      readonly path: string
      readonly year: number
      readonly years: readonly number[]
      readonly changes: readonly Recommendation[]
    }
  | {
      readonly name: 'publications-appendices'
      readonly publications: readonly Publication[]
      readonly appendices: readonly Publication[]
    }
  /** The blocks of the page's article are the summaries. `files` has the files of the summaries, by the id of the block. */
  | { readonly name: 'summaries'; readonly files: Readonly<Record<string, GuidelineFile>> }
  | {
      readonly name: 'panel'
      readonly groups: readonly { readonly role?: string; readonly members: readonly PanelMember[] }[]
    }
  /** The part that shows the related pages of the page's article. */
  | { readonly name: 'related-content' }
  | { readonly name: 'translations'; readonly translations: readonly GuidelineTranslation[] }

/** The guideline's own page, or the page of a part. `article` contains the texts of the page. */
export type GuidelinePage = { readonly kind: 'guideline'; readonly article: Article; readonly part: GuidelinePart }

export type GuidelineChapter = {
  readonly kind: 'guideline-chapter'
  readonly path: string
  readonly article: Article
  readonly number?: string
  readonly recommendations: readonly Recommendation[]
}

/** An old edition. `current` is the guideline that has replaced it; left out if it has not been replaced. */
export type GuidelineArchive = {
  readonly kind: 'guideline-archive'
  readonly article: Article
  readonly year?: number
  readonly current?: SafeLink
  readonly currentYear?: number
  readonly editions: readonly SafeLink[]
}
