import type { TypeName } from '#blocks/page-kind.ts'
import type { Language } from '#i18n/languages.ts'
import type { SearchRequest } from './search-request.ts'

/**
 * A text with the positions of its matches. `marks` lists the start and the end of each match in turn, in UTF-16 code units;
 * the end is exclusive.
 */
export type MarkedText = { readonly text: string; readonly marks: readonly number[] }

/** Returns the names of a kind of page, by the handle of the type of its entry. */
export type NameOf = (type: string) => TypeName

/** A section of a page, with the id of its heading. */
export type SectionLink = { readonly title: string; readonly anchor: string }

/** A page that was found. `kind` is the handle of the type of its entry. */
export type SearchHit = {
  readonly id: string
  readonly title: MarkedText
  readonly path: string
  /** A short text of the page, such as its introduction. It may have no matches. */
  readonly excerpt?: MarkedText
  readonly kind: string
  readonly language: Language
  /** The first sections of the page; only the first result of the first page of results has them. */
  readonly sections?: readonly SectionLink[]
  /** Whether the page is a condition with a page that compares its treatments. */
  readonly hasComparison?: boolean
}

/** An option of a filter of the search, with the number of its results. */
export type SearchFacet = { readonly value: string; readonly count: number }
export type TopicFacet = SearchFacet & { readonly label: string; readonly language?: Language }

export type SearchResults = {
  readonly params: SearchRequest
  readonly results: readonly SearchHit[]
  /** The number of results on all pages. */
  readonly total: number
  /** The number of results without the filters by kind and topic. */
  readonly all: number
  readonly pages: number
  readonly kinds: readonly SearchFacet[]
  readonly topics: readonly TopicFacet[]
  /** The corrected query; left out when there is no misspelling. */
  readonly spelling?: string
  /** The definition of the glossary term that was searched for. */
  readonly definition?: { readonly term: string; readonly text: string }
  /** The path of the chatbot, if the site or the primary site has one. */
  readonly chatbot?: string
}

export type Suggestion = {
  readonly path: string
  readonly title: MarkedText
  /** Another name of the page, by which it was found, if its title does not show why it matches. */
  readonly otherName?: string
  /** The name of the page's kind, in the site's language. */
  readonly kind: string
  readonly language?: Language
}

export type Suggestions = {
  readonly suggestions: readonly Suggestion[]
  /** The number of suggestions, in a sentence for screen readers. */
  readonly announcement: string
}
