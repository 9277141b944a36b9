import type { Language } from '#i18n/languages.ts'

/** The path of the list of kept pages, which is also shown in place of a page that is not kept. */
export const offlinePagePath = '/offline'

/** The response header with the size of the copies in bytes, without the fonts. */
export const storedBytesHeader = 'x-stored-bytes'

/** The copies of a condition and of the pages that belong to it, as the server sends them. */
export type OfflineCopies = {
  /** The path of the condition, with the base path and the prefix of its site. */
  readonly href: string
  /** The path of the page that lists what is kept, on the same site. */
  readonly listHref: string
  readonly title: string
  readonly language: Language
  /** The documents by their paths, each with its content security policy. */
  readonly documents: Readonly<Record<string, { readonly html: string; readonly policy: string }>>
  /** The paths of the fonts that the condition's document preloads. */
  readonly fonts: readonly string[]
  /** The files that the documents share, by their paths: the media type, and the content as base64. */
  readonly files: Readonly<Record<string, { readonly type: string; readonly body: string }>>
}
