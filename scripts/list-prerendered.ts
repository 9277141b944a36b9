import { join } from 'node:path'
import { loadSettings } from '#config/settings.server.ts'
import { parseApplication } from '#http/application.ts'
import { createSiteAddresses } from '#sites/resolve-site.ts'
import { primarySiteHandle, siteHandles } from '#sites/sites.ts'
import { root } from './lib/run-command.ts'

// Writes, as JSON, the paths of the pages that a build offers as payloads: of every site its home page, its indexes and its
// own conditions, below the site's handle. Asks the application that has just been built; fails when it has no content.
const basePath = process.env.BASE_PATH ?? '/'
const origin = process.env.PUBLIC_ORIGIN || 'http://localhost'

const application = parseApplication(await import(join(root, 'dist/server/server.js')))
const { resolve } = createSiteAddresses(loadSettings(process.env))

const offered = /^\/(?:all-conditions|all-treatments|condition\/[^/]+)?$/

async function pathsOf(handle: string): Promise<string[]> {
  const path = `${handle === primarySiteHandle ? '' : `${handle}/`}sitemap-1.xml`
  const { host } = new URL(origin)
  const site = resolve(host, `/${path}`)
  if (site.kind !== 'site') throw new Error(`${host} belongs to no site.`)
  const response = await application.fetch(new Request(origin + basePath + path, { headers: { host } }), site)
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`The sitemap of "${handle}" could not be read (status ${response.status}).`)
  const text = await response.text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(
      ([, loc = '']) =>
        `/${new URL(loc).pathname.slice(basePath.length)}`.replace(new RegExp(`^/${handle}(?=/|$)`), '') || '/',
    )
    .filter((path) => offered.test(path))
    .map((path) => `/${handle}${path}`)
}

const paths = (await Promise.all(siteHandles.map(pathsOf))).flat()
process.stdout.write(JSON.stringify(paths))
process.exit(0)
