import { pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap'
import { isUnderEmbargo } from '#blocks/embargo.server.ts'
import { SitemapCountDocument, SitemapEntriesDocument } from '#content-contract/operations.ts'
import { fetchContent, memoizeContent } from '#content/content.server.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { isSiteHandle, sites, type SiteHandle } from '#sites/sites.ts'

/**
 * The maximum number of entries in one sitemap file. An entry has one URL or, with a page that compares treatments, two. The
 * protocol allows 50,000 URLs and 50 MB, but a file is complete in memory before it is sent. This number takes four queries
 * and, with one URL for each entry and the URLs of 22 languages beside it, about 5 MB.
 */
export const addressesPerFile = 2000

const compress = promisify(gzip)

/** The maximum number of entries in one query. */
const entriesPerQuery = 500

/** A page. `translations` includes the page itself. Paths are percent-encoded and relative to their site. */
export type SitemapAddress = {
  readonly path: string
  /** The time of the last change, in ISO 8601. */
  readonly changed?: string
  readonly translations: readonly { readonly handle: SiteHandle; readonly path: string }[]
}

type SitemapParams = {
  readonly site: SiteHandle
  /** The sites that are enabled. */
  readonly siblings: readonly SiteHandle[]
  /** The handles of the sections whose entries have pages. */
  readonly sections: readonly string[]
}

/** Fetches the number of files of the site's sitemap; at least one. */
export async function countSitemapFiles({ site, sections }: Omit<SitemapParams, 'siblings'>): Promise<number> {
  const { entryCount } = await fetchContent(SitemapCountDocument, { site: [site], section: [...sections] })
  return Math.max(1, Math.ceil(entryCount / addressesPerFile))
}

/** Fetches the URLs of one sitemap file, of the site's own entries only (settled 3), in batches. `file` counts from 1. */
export async function* entryAddresses(
  { site, siblings, sections }: SitemapParams,
  file: number,
): AsyncGenerator<SitemapAddress> {
  const start = (file - 1) * addressesPerFile
  for (let offset = start; offset < start + addressesPerFile; offset += entriesPerQuery) {
    const variables = { site: [site], section: [...sections], limit: entriesPerQuery, offset }
    // The entries are not cached, because a million of them would evict everything else from the cache.
    const entries = (await fetchContent(SitemapEntriesDocument, variables, { cached: false })).entries ?? []
    for (const entry of entries) {
      if (!entry?.uri || entry.typeHandle === 'redirect') continue
      if ('embargoUntil' in entry && isUnderEmbargo(entry)) continue
      const others = entry.localized.flatMap(({ uri, siteHandle, enabledForSite }) =>
        uri && siteHandle && enabledForSite !== false && isSiteHandle(siteHandle) && siblings.includes(siteHandle)
          ? [{ handle: siteHandle, path: pathFromUri(uri) }]
          : [],
      )
      const path = pathFromUri(entry.uri)
      const changed = entry.dateUpdated ? { changed: entry.dateUpdated } : {}
      const translations = [{ handle: site, path }, ...others]
      yield { path, ...changed, translations }
      // On every site, the page that compares the treatments of a condition is a part of the condition.
      if ('comparison' in entry && entry.comparison?.length) {
        const below = (whole: string) => `${whole}/compare`
        yield {
          path: below(path),
          ...changed,
          translations: translations.map((one) => ({ ...one, path: below(one.path) })),
        }
      }
    }
    if (entries.length < entriesPerQuery) return
  }
}

/** Yields pages of the application, whose paths are the same on all sites. `siblings` are the sites that have them. */
export function* ownAddresses(paths: readonly string[], siblings: readonly SiteHandle[]): Generator<SitemapAddress> {
  for (const path of paths) yield { path, translations: siblings.map((handle) => ({ handle, path })) }
}

/**
 * Returns a sitemap file (sitemaps.org, with xhtml alternates) as a stream. The URLs are fetched while the stream is
 * read, so that they are not all in memory at once.
 */
export function sitemapXml(
  site: SiteHandle,
  primarySite: SiteHandle,
  addresses: Iterable<SitemapAddress> | AsyncIterable<SitemapAddress>,
): Readable {
  const xml = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  const items = Readable.from(itemsOf(site, primarySite, addresses), { highWaterMark: 16 })
  pipeline(items, xml, () => {})
  return xml
}

async function* itemsOf(
  site: SiteHandle,
  primarySite: SiteHandle,
  addresses: Iterable<SitemapAddress> | AsyncIterable<SitemapAddress>,
): AsyncGenerator<SitemapItemLoose> {
  for await (const { path, changed, translations } of addresses) {
    const fallback = translations.find(({ handle }) => handle === primarySite)
    yield {
      url: publicBases[site] + path,
      ...(changed && { lastmod: changed }),
      links:
        translations.length < 2
          ? []
          : [
              ...translations.map((one) => ({
                lang: sites[one.handle].locale,
                url: publicBases[one.handle] + one.path,
              })),
              ...(fallback ? [{ lang: 'x-default', url: publicBases[primarySite] + fallback.path }] : []),
            ],
    }
  }
}

/**
 * Returns a sitemap file from the cache of combined results (`memoizeContent`); `make` generates a file that is not cached.
 * Without the cache, any visitor could overload the content system. The cached file is compressed to about a twentieth,
 * because there may be hundreds of large files.
 */
export async function storedSitemapXml(
  name: string,
  make: () => Readable,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const file = await memoizeContent(name, async () =>
    // The text is Base64, because the cache measures the size of its values as JSON.
    (await compress(await text(make()))).toString('base64'),
  )
  return new Blob([Buffer.from(file, 'base64')]).stream().pipeThrough(new DecompressionStream('gzip'))
}

/** Returns the index of a site's sitemap files. */
export function sitemapIndexXml(site: SiteHandle, files: number): Promise<string> {
  const xml = new SitemapIndexStream({ level: ErrorLevel.THROW })
  const addresses = Array.from({ length: files }, (_, index) => ({
    url: `${publicBases[site]}/sitemap-${index + 1}.xml`,
  }))
  pipeline(Readable.from(addresses), xml, () => {})
  return text(xml)
}
