import type { Site } from '#content-server/content-kinds.ts'
import type { ContentModel } from '#content-server/content-model.ts'
import type { Finding } from '#content-server/report/finding.ts'
import { mediaPath } from '#content-server/resolvers.ts'
import { compileRedirects, type Redirects } from '#features/redirects/redirects.ts'
import { parseSlugUri, splitUri } from '#features/redirects/split-uri.ts'
import { decodeSafely } from '#lib/decode-safely.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { uriFromPath } from '#lib/uri-path.ts'

/** The maximum number of redirects in a chain that the site follows (`resolve-url.server.ts`). */
const maxHops = 5

/** A path of a site, with its query. */
type Place = { readonly site: Site; readonly path: string }

/**
 * Follows every stored redirect whose uri is not a pattern, on each site that it applies to, and finds loops and redirects
 * to a page that does not exist.
 *
 * @param isRoute returns whether a path belongs to one of the application's own pages
 */
export function checkRedirects(model: ContentModel, isRoute: (path: string) => boolean): Finding[] {
  const storedOn = (site: Site) =>
    model.redirects.filter((redirect) => redirect.site === undefined || redirect.site === site)
  const redirects = new Map(model.sites.map((site) => [site, compileRedirects(storedOn(site), () => {})]))
  return model.sites.flatMap((site) =>
    storedOn(site).flatMap(({ uri }) => {
      if (/[\\^$*+()[\]{}|?]/.test(uri)) return []
      const end = follow({ site, path: `/${uri.replace(/^\/+|\/+$/g, '')}` }, redirects, model)
      if (end === undefined) return []
      const path = end === 'circle' ? '' : (end.path.split('?', 1)[0] ?? '')
      if (end !== 'circle' && (isRoute(path) || exists({ site: end.site, path }, model))) return []
      const message =
        end === 'circle' ? `"${uri}" leads in a circle` : `"${uri}" leads to "${path}", which does not exist`
      return [
        {
          check: 'redirect' as const,
          weight: end === 'circle' ? 2 : 1,
          site: site.handle,
          place: 'graphql/content/redirects.yaml',
          message,
        },
      ]
    }),
  )
}

/**
 * Whether a site has a page or a file at a path without a query, as `resolve-url.server.ts` finds it. A site shows the page
 * of the primary site if it has no translation.
 */
function exists({ site, path }: Place, model: ContentModel): boolean {
  if (path.startsWith(mediaPath)) return model.assetFile(decodeSafely(path.slice(mediaPath.length))) !== undefined
  if (isTechnicalPath(path)) return true
  const { uri } = splitUri(uriFromPath(path))
  const bySlug = parseSlugUri(uri)
  return [site, model.primarySite].some((one) =>
    bySlug
      ? model.bySlug(bySlug.slug, one).some(({ sectionHandle }) => sectionHandle === bySlug.section)
      : model.byUri(uri, one) !== undefined,
  )
}

/**
 * Returns the place at which a chain of redirects ends; `circle` if the chain is longer than `maxHops`, and undefined if it
 * leaves our sites or the page is gone.
 */
function follow(
  start: Place,
  redirects: ReadonlyMap<Site, Redirects>,
  model: ContentModel,
): Place | 'circle' | undefined {
  let place = start
  for (let hops = 0; hops <= maxHops; hops++) {
    const decision = isTechnicalPath(place.path) ? undefined : redirects.get(place.site)?.decide(place.path)
    if (!decision) return place
    if (decision.kind === 'gone' || decision.target.kind === 'external') return undefined
    const next = placeOf(decision.target.path, place.site, model)
    if (next.site === place.site && next.path === place.path) return place
    place = next
  }
  return 'circle'
}

/** Returns the place of a target. A path that begins with the handle of a site belongs to that site (settled 1). */
function placeOf(target: string, from: Site, model: ContentModel): Place {
  const path = target.replace(/#.*$/s, '')
  const [, first = ''] = path.split(/[/?]/, 2)
  const site = model.site(first)
  return site ? { site, path: path.slice(first.length + 1) || '/' } : { site: from, path }
}
