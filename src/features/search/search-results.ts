import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '#i18n/languages.ts'
import type { SearchParams } from './search-params.ts'

/** A text with the places of what was searched for: pairs of beginnings and ends. */
export type MarkedText = { readonly text: string; readonly marks: readonly number[] }

/** The name of a kind of page, by the type of its entry in the content system. */
export type LabelOf = (type: string) => MessageDescriptor

/** A page that was found. `kind` is its type in the content system. */
export type SearchHit = {
  readonly id: string
  readonly title: MarkedText
  readonly path: string
  /** The part of the page that has what was searched for. */
  readonly excerpt?: MarkedText
  readonly kind: string
  readonly language: Language
}

/** A value of a filter of the search, and how many results it leaves. */
export type SearchFacet = { readonly value: string; readonly count: number }
export type TopicFacet = SearchFacet & { readonly label: string; readonly language?: Language }

export type SearchResults = {
  readonly params: SearchParams
  readonly results: readonly SearchHit[]
  /** How many there are on all pages. */
  readonly total: number
  /** How many there are of every kind and on every topic. */
  readonly all: number
  readonly pages: number
  readonly kinds: readonly SearchFacet[]
  readonly topics: readonly TopicFacet[]
  /** How the words are spelt, where they are misspelt. */
  readonly spelling?: string
  /** The word of the glossary that was searched for. */
  readonly definition?: { readonly term: string; readonly text: string }
}

export type Suggestion = {
  readonly path: string
  readonly title: MarkedText
  /** Another name of the page, by which it was found; absent when the title shows why it was found. */
  readonly otherName?: string
  /** The name of the page's kind, in the site's language. */
  readonly kind: string
  readonly language?: Language
}

export type Suggestions = {
  readonly suggestions: readonly Suggestion[]
  /** How many there are, in a sentence for screen readers. */
  readonly announcement: string
}
