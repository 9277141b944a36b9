import { pipeline, Readable } from 'node:stream'
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap'
import { SitemapCountDocument, SitemapEntriesDocument } from '#content-contract/operations.ts'
import { askContent } from '#cms/content.server.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { isSiteHandle, sites, type SiteHandle } from '#sites/sites.ts'

/**
 * Addresses in one sitemap file. The protocol allows 50,000 and 50 MB; with the addresses of 22 languages beside each, the
 * bytes are the limit that counts: 10,000 such addresses take about 30 MB.
 */
export const addressesPerFile = 10_000

/** Entries in one question to the content system. */
const entriesPerQuestion = 500

/** The sections whose entries have pages. */
const sections = [
  'home',
  'contact',
  'pages',
  'conditions',
  'situations',
  'treatments',
  'guidelines',
  'news',
  'updates',
  'pressReleases',
  'events',
  'offices',
  'sections',
  'topics',
  'tags',
  'undergraduates',
  'modules',
  'stories',
  'chatbots',
]

/** A page, and the same page in other sites. Paths are percent-encoded and within their site. */
export type SitemapAddress = {
  readonly path: string
  /** ISO 8601. */
  readonly changed?: string
  readonly translations: readonly { readonly handle: SiteHandle; readonly path: string }[]
}

type Question = {
  readonly site: SiteHandle
  /** The sites that are switched on. */
  readonly siblings: readonly SiteHandle[]
}

/** How many files the site's sitemap has; at least one. */
export async function countSitemapFiles(site: SiteHandle): Promise<number> {
  const { entryCount } = await askContent(SitemapCountDocument, { site: [site], section: sections })
  return Math.max(1, Math.ceil(entryCount / addressesPerFile))
}

/** The addresses of one file of a site's sitemap, its own entries only (settled 3), asked for bit by bit. `file` counts from 1. */
export async function* entryAddresses({ site, siblings }: Question, file: number): AsyncGenerator<SitemapAddress> {
  const start = (file - 1) * addressesPerFile
  for (let offset = start; offset < start + addressesPerFile; offset += entriesPerQuestion) {
    const variables = { site: [site], section: sections, limit: entriesPerQuestion, offset }
    // Not stored: a million addresses would take the place of everything else.
    const entries = (await askContent(SitemapEntriesDocument, variables, { stored: false })).entries ?? []
    for (const entry of entries) {
      if (!entry?.uri || entry.typeHandle === 'redirect') continue
      if ('embargoUntil' in entry && entry.embargoUntil && Date.parse(entry.embargoUntil) > Date.now()) continue
      const others = entry.localized.flatMap(({ uri, siteHandle, enabledForSite }) =>
        uri && siteHandle && enabledForSite !== false && isSiteHandle(siteHandle) && siblings.includes(siteHandle)
          ? [{ handle: siteHandle, path: pathOfUri(uri) }]
          : [],
      )
      const path = pathOfUri(entry.uri)
      yield {
        path,
        ...(entry.dateUpdated && { changed: entry.dateUpdated }),
        translations: [{ handle: site, path }, ...others],
      }
    }
    if (entries.length < entriesPerQuestion) return
  }
}

/** The pages of the application's own, which every site has under the same path. */
export function* ownAddresses(paths: readonly string[], siblings: readonly SiteHandle[]): Generator<SitemapAddress> {
  for (const path of paths) yield { path, translations: siblings.map((handle) => ({ handle, path })) }
}

/** A sitemap file (sitemaps.org, with xhtml alternates), written as it is read: memory stays the same for any number. */
export function sitemapXml(
  site: SiteHandle,
  primarySite: SiteHandle,
  addresses: Iterable<SitemapAddress> | AsyncIterable<SitemapAddress>,
): ReadableStream<Uint8Array> {
  const xml = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  const items = Readable.from(itemsOf(site, primarySite, addresses), { highWaterMark: 16 })
  pipeline(items, xml, () => {})
  return bytesOf(xml)
}

/** The library's streams give text. */
const bytesOf = (xml: Readable): ReadableStream<Uint8Array> =>
  (Readable.toWeb(xml) as ReadableStream<string>).pipeThrough(new TextEncoderStream())

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

/** The list of a site's sitemap files. */
export function sitemapIndexXml(site: SiteHandle, files: number): ReadableStream<Uint8Array> {
  const xml = new SitemapIndexStream({ level: ErrorLevel.THROW })
  const addresses = Array.from({ length: files }, (_, index) => ({
    url: `${publicBases[site]}/sitemap-${index + 1}.xml`,
  }))
  pipeline(Readable.from(addresses), xml, () => {})
  return bytesOf(xml)
}
