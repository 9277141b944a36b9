import { configuredSites } from '#sites/configured-sites.server.ts'
import type { RequestedSite } from '#sites/resolve-site.ts'
import { isSiteHandle } from '#sites/sites.ts'
import { loadServerDocument } from '#document/server-document.server.ts'
import {
  componentsDocument,
  exampleDocument,
  findExample,
  flagsDocument,
  loadAllMessages,
  styleguidePath,
} from './styleguide.server.ts'

/** The style sheets. The first one sets the order of the layers; all others belong to layers. */
const styleSheets = [
  '/src/ui/styles/site.css',
  ...Object.keys(import.meta.glob('/src/{ui,blocks,shell,features}/**/*.module.css')),
]

/**
 * Handles the pages that show the components and the flags, in development. Each state is a document of its own in a frame,
 * so that ids, languages and screen widths are those of a page. The pages are not routes, because routes would be part of
 * the client. Returns undefined for other paths, and for an unknown site or state.
 */
export async function handleStyleguide(request: Request, siteRequest: RequestedSite): Promise<Response | undefined> {
  const { path } = siteRequest
  if (path !== styleguidePath && !path.startsWith(`${styleguidePath}/`)) return undefined
  const { origin, searchParams } = new URL(request.url)
  const handle = searchParams.get('site') ?? siteRequest.site.handle
  if (!isSiteHandle(handle)) return undefined
  const name = path.slice(styleguidePath.length + 1)
  if (name === 'styles') return respond(await readStyles(origin + import.meta.env.BASE_URL), 'text/css')
  const site = configuredSites[handle]
  const { current, themeCss, config } = await loadServerDocument({ siteRequest: { ...siteRequest, site } })
  if (name === '') return respond(componentsDocument(handle, themeCss))
  if (name === 'flags') return respond(flagsDocument(handle, themeCss))
  const example = findExample(name)
  if (!example) return undefined
  const i18n = await loadAllMessages(site)
  return respond(exampleDocument(example, { current, i18n, themeCss, config }))
}

/** Reads the style sheets from Vite, because their class names must match those of the components. */
async function readStyles(root: string): Promise<string> {
  const sheets = styleSheets.map(async (address) => {
    const response = await fetch(root + address.slice(1), { headers: { accept: 'text/css' } })
    if (!response.ok) throw new Error(`${address} could not be read (status ${response.status}).`)
    return response.text()
  })
  return (await Promise.all(sheets)).join('\n')
}

const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

const respond = (body: string, type = 'text/html') =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      // The frames of a page share one response for the style sheet. A change to the style sheet is visible after ten
      // seconds at most.
      'cache-control': type === 'text/css' ? 'private, max-age=10' : 'no-store',
    },
  })
