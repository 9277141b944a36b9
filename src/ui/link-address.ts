import { isFilePath } from '#lib/technical-path.ts'
import { directionOf, type Language } from '#i18n/languages.ts'

/** The parts of a path of this site, as the router's `to`, `search` and `hash`. */
export type LinkAddress = {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  readonly hash?: string
  /** Whether the path is that of a file, which must be loaded by the browser and not by the router. */
  readonly reloadDocument: boolean
}

/** Parses `/path?query#hash`. The last value of a repeated query parameter wins. */
export function parseLinkAddress(path: string): LinkAddress {
  const hashAt = path.indexOf('#')
  const hash = hashAt < 0 ? undefined : path.slice(hashAt + 1)
  const beforeHash = hashAt < 0 ? path : path.slice(0, hashAt)
  const queryAt = beforeHash.indexOf('?')
  // The dollar sign is encoded, because the router would treat a segment that contains it as a param.
  const to = (queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt)).replaceAll('$', '%24')
  return {
    to,
    search: queryAt < 0 ? undefined : Object.fromEntries(new URLSearchParams(beforeHash.slice(queryAt + 1))),
    hash,
    reloadDocument: isFilePath(to),
  }
}

/**
 * Returns `lang`, and `dir` if it differs, for a passage in `language`; neither if that is undefined or the language of the
 * page.
 */
export function languageAttributes(
  language: Language | undefined,
  pageLanguage: Language,
): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  if (language === undefined || language === pageLanguage) return {}
  const direction = directionOf(language)
  return { lang: language, ...(direction !== directionOf(pageLanguage) && { dir: direction }) }
}
