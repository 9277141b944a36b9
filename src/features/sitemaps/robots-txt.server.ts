import { publicBases } from '#sites/site-addresses.server.ts'
import type { SiteHandle } from '#sites/sites.ts'

/**
 * Returns the robots.txt of a host (RFC 9309), with the URLs of the sitemaps of the sites that are public on it.
 * `handles` are the sites that are enabled and may be indexed.
 */
export function robotsTxt(host: string, basePath: string, handles: readonly SiteHandle[]): string {
  const sitemaps = handles
    .filter((handle) => new URL(publicBases[handle]).host === host)
    .map((handle) => `Sitemap: ${publicBases[handle]}/sitemap.xml`)
  return ['User-agent: *', `Disallow: ${basePath}/api/`, `Disallow: ${basePath}/_serverFn/`, '', ...sitemaps, ''].join(
    '\n',
  )
}
