import type { Article } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'
import type { SafeLink } from '#ui/safe-link.ts'

export type Member = { readonly name: string; readonly affiliation?: string; readonly language?: Language }

/** The members with the same role; `role` is left out for members without one. */
export type MemberGroup = { readonly role?: string; readonly language?: Language; readonly members: readonly Member[] }

/** An office or a section: its text, its members, its email address, and its pages. */
export type OfficeOrSection = {
  readonly kind: 'office-or-section'
  readonly article: Article
  readonly members: readonly MemberGroup[]
  readonly email?: string
  readonly pages: readonly SafeLink[]
  /** The other offices and sections. */
  readonly others: readonly SafeLink[]
}
