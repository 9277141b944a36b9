import { plainText, nonNull } from '#blocks/plain-text.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { SyndicatedPagesDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import type { Language } from '#i18n/languages.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { isSiteHandle, sites, type Site, type SiteHandle } from '#sites/sites.ts'
import { syndicatedKinds, type SyndicatedKind, type TranslationLink } from './syndicated-page.ts'
import { dataUrlOf, fragmentUrlOf } from './syndication-urls.server.ts'

/** The sections of the content system with the pages that other systems may show. */
const sections = ['conditions', 'situations', 'treatments']

/** A page that other systems may show, with the URLs of the page itself, of its data and of its HTML fragment. */
export type ListedPage = {
  readonly url: string
  readonly dataUrl: string
  readonly fragmentUrl: string
  readonly kind: SyndicatedKind
  readonly language: Language
  readonly title: string
  readonly intro?: string
  readonly revision?: string
  readonly updated?: string
  readonly translations: readonly TranslationLink[]
}

export type PageList = {
  readonly language: Language
  /** The total number of matching pages. */
  readonly total: number
  readonly offset: number
  readonly pages: readonly ListedPage[]
}

/** A list of pages, with the uris of its entries. The content system purges the list by these uris. */
export type FoundPages = { readonly list: PageList; readonly uris: readonly string[] }

type ListParams = {
  readonly site: Site
  /** The sites that are enabled. */
  readonly siblings: readonly SiteHandle[]
  /** The day on or after which the pages must have been changed, in ISO 8601. */
  readonly changedSince?: string | undefined
  readonly offset: number
  readonly limit: number
}

/**
 * Lists the pages of `sections` that exist in the site's language, the most recently changed first. Rejects as
 * `fetchContent` does.
 */
export async function listPages({ site, siblings, changedSince, offset, limit }: ListParams): Promise<FoundPages> {
  const { entries, entryCount } = await fetchContent(SyndicatedPagesDocument, {
    site: [site.handle],
    section: sections,
    ...(changedSince !== undefined && { dateUpdated: [`>= ${changedSince}`] }),
    limit,
    offset,
  })
  const pages = nonNull(entries).flatMap((entry): ListedPage[] => {
    const link = parseTeaser(entry, site)
    const kind = syndicatedKinds.find((one) => one === entry.typeHandle)
    if (link?.kind !== 'internal' || !kind) return []
    const revision = plainText(entry.translatedRevision) ?? plainText(entry.sourceRevision)
    return [
      {
        url: publicBases[site.handle] + link.path,
        dataUrl: dataUrlOf(site.handle, link.path),
        fragmentUrl: fragmentUrlOf(site.handle, link.path),
        kind,
        language: site.locale,
        title: link.label,
        ...(link.text !== undefined && { intro: link.text }),
        ...(revision !== undefined && { revision }),
        ...(entry.dateUpdated && { updated: new Date(entry.dateUpdated).toISOString() }),
        translations: entry.localized.flatMap(({ uri, siteHandle, enabledForSite }) => {
          if (!uri || !siteHandle || !isSiteHandle(siteHandle) || enabledForSite === false) return []
          if (!siblings.includes(siteHandle)) return []
          const path = pathFromUri(uri)
          return [
            {
              language: sites[siteHandle].locale,
              url: publicBases[siteHandle] + path,
              dataUrl: dataUrlOf(siteHandle, path),
            },
          ]
        }),
      },
    ]
  })
  return {
    list: { language: site.locale, total: entryCount, offset, pages },
    uris: nonNull(entries).flatMap(({ uri }) => uri ?? []),
  }
}
