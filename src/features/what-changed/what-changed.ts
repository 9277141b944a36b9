import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/site-languages.ts'

/** A piece of a passage: text that both versions have, text that has been added, or text that has been removed. */
export type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

/** The changed passages below one heading of a page. */
export type ChangedSection = {
  readonly anchor?: string
  readonly heading?: string
  readonly passages: readonly (readonly Piece[])[]
}

/** The page that compares an earlier version of a text with the current one. */
export type WhatChanged = {
  readonly title: string
  readonly language: Language
  /** The path of the page on this site. */
  readonly path: string
  /** The uri of the entry. The content system purges the page by this uri. */
  readonly uri: string
  /** The path of the page on each site that has it, percent-encoded. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
  /** The public URL of the page that search engines should list. */
  readonly canonical: string
  /** The name of the current revision. */
  readonly revision: string
  /** The changed sections; undefined when the earlier version is no longer available. */
  readonly sections: readonly ChangedSection[] | undefined
}

/**
 * Returns the path of the page that compares a page with an earlier version of it.
 *
 * @param path the path of the page within its site, percent-encoded
 * @param revision the name of the earlier revision
 */
export const whatChangedPath = (path: string, revision: string): string =>
  `/what-changed/${encodeURIComponent(revision)}${path}`
