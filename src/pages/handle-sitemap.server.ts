import { eventLists } from '#features/events/event-lists.ts'
import { listNames, listOf } from '#features/listings/lists.ts'
import {
  countSitemapFiles,
  entryAddresses,
  ownAddresses,
  sitemapIndexXml,
  sitemapXml,
  storedSitemapXml,
  type SitemapAddress,
} from '#features/sitemaps/sitemap.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { otherSiteHasPage } from '#sites/tool-pages.ts'
import { fileOrError } from '#document/file-or-error.server.ts'
import { getDocumentContext } from '#document/document-context.ts'
import { cacheControl } from '#document/cache-control.server.ts'
import { sitemapSections } from './kinds.server.ts'
import { isListable } from './page-head.ts'
import { textResponse } from '#lib/text-response.ts'

/** The paths of the application's own pages that search engines may index; home and contact are listed as entries. */
const ownPaths = [
  '/all-conditions',
  '/all-treatments',
  '/guidelines',
  '/guidelines/archive',
  '/my-bladder-diary',
  '/stent-reminder',
  '/symptoms',
  ...Object.values(eventLists).map(({ path }) => path),
  ...listNames.map((name) => listOf(name).path),
]

/**
 * Responds with a file of the site's sitemap, counted from 1, or with the sitemap index. Responds 404 for a site that is
 * disabled or must not be indexed, and for a file that does not exist.
 */
export const handleSitemap = (file: number | 'list'): Promise<Response> => fileOrError(() => loadSitemap(file))

async function loadSitemap(file: number | 'list'): Promise<Response> {
  const { current, siblings: siblingSites, primarySite } = await getDocumentContext()
  const site = current.site.handle
  const siblings = siblingSites.map(({ handle }) => handle)
  if (!isListable(current.site) || !siblings.includes(site)) return notFound()
  const files = await countSitemapFiles({ site, sections: sitemapSections })
  if (file === 'list') return xml(await sitemapIndexXml(site, files))
  if (!Number.isInteger(file) || file < 1 || file > files) return notFound()
  const make = () => sitemapXml(site, primarySite, allAddresses(site, siblings, file))
  return xml(await storedSitemapXml(`${site} ${file}`, make))
}

/** Yields the URLs of one file; the application's own pages are in the first. */
async function* allAddresses(
  site: SiteHandle,
  siblings: readonly SiteHandle[],
  file: number,
): AsyncGenerator<SitemapAddress> {
  if (file === 1) {
    for (const path of ownPaths) {
      const having = siblings.filter((handle) => otherSiteHasPage(handle, path))
      if (having.includes(site)) yield* ownAddresses([path], having)
    }
  }
  yield* entryAddresses({ site, siblings, sections: sitemapSections }, file)
}

const notFound = () => textResponse(404, 'Not found')

const xml = (body: string | ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl } })
