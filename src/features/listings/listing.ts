import type { Language } from '#i18n/languages.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { ListParams } from './list-params.ts'

/**
 * A choice in a filter of a list: a topic, a tag or a year, or an unknown slug from the URL. The language of the label is
 * left out when it is the site's or unknown.
 */
export type FilterOption = { readonly slug: string; readonly label: string; readonly language?: Language }

export type ListRow = {
  readonly link: SafeLink
  /** The date as `YYYY-MM-DD`. */
  readonly date?: string
  readonly topics: readonly SafeLink[]
}

/** A page of a list, with the options of its filters. */
export type Listing = ListParams & {
  readonly rows: readonly ListRow[]
  /** The number of entries that match the filters, on all pages. */
  readonly count: number
  /** The number of entries without filters. */
  readonly total: number
  /** The number of pages; 1 when there are no entries. */
  readonly pages: number
  readonly topics: readonly FilterOption[]
  readonly tags: readonly FilterOption[]
  /** The years to filter by, the newest first; empty when there are fewer than two, or the list has no such filter. */
  readonly years: readonly string[]
}
