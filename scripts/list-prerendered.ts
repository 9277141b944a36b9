import { join } from 'node:path'
import { loadSettings } from '#config/settings.server.ts'
import { parseApplication } from '#http/application.ts'
import { createSiteAddresses } from '#sites/resolve-site.ts'
import { findRouteRule, type RouteMatcher } from '#pages/route-rules.ts'
import { primarySiteHandle, type SiteHandle, siteHandles } from '#sites/sites.ts'
import { root } from './lib/run-command.ts'

// Writes, as JSON, the matcher of a build's manifest, and the paths of the pages that the client may fetch ahead: those of
// every site's sitemap that are the same for everybody, below the site's handle. Asks the application that has just been built; the paths are
// null when it has no content.
const basePath = process.env.BASE_PATH ?? '/'
const origin = process.env.PUBLIC_ORIGIN || 'http://localhost'

const built: { default: { routeMatcher: RouteMatcher } } = await import(join(root, 'dist/server/server.js'))
const { routeMatcher } = built.default
const application = parseApplication(built)
const { resolve } = createSiteAddresses(loadSettings(process.env))

/** The paths that the files of a site's sitemap list, and those of the application's own pages that stand in none. */
async function pathsOf(handle: SiteHandle): Promise<string[]> {
  const paths = new Set<string>()
  for (let file = 1; ; file++) {
    const listed = await readSitemap(handle, file)
    if (listed.length === 0) break
    for (const path of listed) paths.add(path)
  }
  // A site that lists nothing is switched off, or not to be found.
  if (paths.size > 0) for (const path of Object.keys(routeMatcher.static)) paths.add(path)
  return [...paths]
    .filter((path) => ['prerendered', 'cached'].includes(findRouteRule(routeMatcher, path)?.kind ?? ''))
    .map((path) => `/${handle}${path}`)
}

async function readSitemap(handle: SiteHandle, file: number): Promise<string[]> {
  const path = `${handle === primarySiteHandle ? '' : `${handle}/`}sitemap-${file}.xml`
  const { host } = new URL(origin)
  const site = resolve(host, `/${path}`)
  if (site.kind !== 'site') throw new Error(`${host} belongs to no site.`)
  const response = await application.fetch(new Request(origin + basePath + path, { headers: { host } }), site)
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`The sitemap of "${handle}" could not be read (status ${response.status}).`)
  const text = await response.text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) =>
      `/${new URL(loc).pathname.slice(basePath.length)}`.replace(new RegExp(`^/${handle}(?=/|$)`), '') || '/',
  )
}

const prerendered = await Promise.all(siteHandles.map(pathsOf)).then(
  (paths) => paths.flat(),
  () => null,
)
process.stdout.write(JSON.stringify({ matcher: routeMatcher, prerendered }))
process.exit(0)
