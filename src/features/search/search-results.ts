import type { SearchQuery } from '#content-contract/operations.ts'
import type { TeaserFragment } from '#blocks/parse-teaser.server.ts'
import { isUnderEmbargo } from '#blocks/embargo.server.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import type { Site } from '#sites/sites.ts'

/** A page that was found. `kind` is its type in the content system. */
export type FoundPage = {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly intro?: string
  readonly kind: string
  readonly language: Language
}

export type SearchAnswer = { readonly results: readonly FoundPage[]; readonly total: number }

type FoundEntry = TeaserFragment & { readonly typeHandle: string; readonly embargoUntil?: string | null }

/** The content system's answer as ours. An entry without an address or a title is no result. */
export function parseSearchResults({ entries, total }: SearchQuery, site: Site): SearchAnswer {
  const results = (entries ?? []).flatMap((found): FoundPage[] => {
    // Words that only the original has lead to the translation all the same.
    const own = found?.localized.find(
      ({ siteHandle, enabledForSite }) => siteHandle === site.handle && enabledForSite !== false,
    )
    const entry: FoundEntry | null = found?.siteHandle === site.handle ? found : (own ?? found)
    if (!entry?.id || !entry.title || !entry.uri || isUnderEmbargo(entry)) return []
    const intro = entry.introText ? { intro: entry.introText } : {}
    return [
      {
        id: entry.id,
        title: entry.title,
        path: pathOfUri(entry.uri),
        ...intro,
        kind: entry.typeHandle,
        language: entry.language && isLanguage(entry.language) ? entry.language : site.locale,
      },
    ]
  })
  return { results, total: Math.max(total, results.length) }
}
