import type { Language } from '#i18n/languages.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { ListParams } from './list-params.ts'

/** A topic or tag by which a list can be narrowed. `language` when it is not the page's. */
export type FilterOption = { readonly slug: string; readonly label: string; readonly language?: Language }

export type ListRow = {
  readonly link: SafeLink
  /** `YYYY-MM-DD` */
  readonly date?: string
  readonly topics: readonly SafeLink[]
}

/** A part of a list, and what can be chosen from there. */
export type Listing = ListParams & {
  readonly rows: readonly ListRow[]
  /** How many entries the filters leave, on all pages together. */
  readonly count: number
  /** How many there are without filters. */
  readonly total: number
  /** How many pages; 1 when there is nothing. */
  readonly pages: number
  readonly topics: readonly FilterOption[]
  readonly tags: readonly FilterOption[]
  /** The newest first. */
  readonly years: readonly string[]
}
