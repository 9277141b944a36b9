import type { ContentModel } from '#content-server/content-model.ts'
import type { Finding } from '#content-server/report/finding.ts'
import { compileRedirects, type Redirects } from '#features/redirects/redirects.ts'

/** The maximum number of redirects in a chain that the site follows (`resolve-url.server.ts`). */
const maxHops = 5

/**
 * Follows every stored redirect whose uri is not a pattern, on each site that it applies to, and finds loops and redirects
 * to a page that does not exist.
 *
 * @param isRoute returns whether a path belongs to one of the application's own pages
 */
export function checkRedirects(model: ContentModel, isRoute: (path: string) => boolean): Finding[] {
  return model.sites.flatMap((site) => {
    const own = model.redirects.filter((redirect) => redirect.site === undefined || redirect.site === site)
    const redirects = compileRedirects(own, () => {})
    return own.flatMap(({ uri }) => {
      if (/[\\^$*+()[\]{}|?]/.test(uri)) return []
      const end = follow(`/${uri.replace(/^\/+|\/+$/g, '')}`, redirects)
      const isFine =
        end !== 'circle' &&
        (end === undefined || isRoute(end) || model.byUri(decodeURI(end).slice(1), site) || isPrimary(end, model))
      if (isFine) return []
      const message =
        end === 'circle' ? `"${uri}" leads in a circle` : `"${uri}" leads to "${end}", which does not exist`
      return [
        {
          check: 'redirect' as const,
          weight: end === 'circle' ? 2 : 1,
          site: site.handle,
          place: 'graphql/content/redirects.yaml',
          message,
        },
      ]
    })
  })
}

/** Whether the primary site has a page at a path. Another site shows that page if it has no translation. */
const isPrimary = (path: string, model: ContentModel): boolean =>
  model.byUri(decodeURI(path).slice(1) || '__home__', model.primarySite) !== undefined

/**
 * Returns the path at which a chain of redirects ends; `circle` if the chain is longer than `maxHops`, and undefined if it
 * leaves the site or the page is gone.
 */
function follow(start: string, redirects: Redirects): string | 'circle' | undefined {
  let path = start
  for (let hops = 0; hops <= maxHops; hops++) {
    const decision = redirects.decide(path)
    if (!decision) return path.split(/[?#]/, 1)[0] ?? path
    if (decision.kind === 'gone' || decision.target.kind === 'external') return undefined
    if (decision.target.path === path) return path
    path = decision.target.path
  }
  return 'circle'
}
