import { join } from 'node:path'
import { siteHandles } from '#sites/sites.ts'
import { root } from './lib/run-command.ts'

// Writes, as JSON, the paths of the pages that a build offers as payloads: of every site its home page, its indexes and its
// own conditions, below the site's handle. Asks the application that has just been built; fails when it has no content.
const basePath = process.env.BASE_PATH ?? '/'
const origin = process.env.PUBLIC_ORIGIN || 'http://localhost'

type Application = { default: { fetch: (request: Request) => Promise<Response> } }
const { default: application } = (await import(join(root, 'dist/server/server.js'))) as Application

const offered = /^\/(?:all-conditions|all-treatments|condition\/[^/]+)?$/

async function pathsOf(handle: string): Promise<string[]> {
  const address = `${origin}${basePath}${handle === 'en' ? '' : `${handle}/`}sitemap-1.xml`
  const response = await application.fetch(new Request(address, { headers: { host: new URL(origin).host } }))
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
