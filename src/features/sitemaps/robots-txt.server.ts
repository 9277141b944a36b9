import { publicBases } from '#sites/site-addresses.server.ts'
import type { SiteHandle } from '#sites/sites.ts'

/**
 * What search engines may read on a host (RFC 9309), and where the sitemaps of the sites stand that have their public
 * addresses on it. `handles` are the sites that are switched on and may be listed.
 */
export function robotsTxt(host: string, basePath: string, handles: readonly SiteHandle[]): string {
  const sitemaps = handles
    .filter((handle) => new URL(publicBases[handle]).host === host)
    .map((handle) => `Sitemap: ${publicBases[handle]}/sitemap.xml`)
  return ['User-agent: *', `Disallow: ${basePath}/api/`, `Disallow: ${basePath}/_serverFn/`, '', ...sitemaps, ''].join(
    '\n',
  )
}
