import { runInPreview, type Preview } from '#content/preview.server.ts'
import { previewParameters } from '#lib/preview-parameters.ts'
import { loadSettings } from '#config/settings.server.ts'
import type { Site } from '#sites/sites.ts'
import { createAttemptLimit } from './attempt-limit.server.ts'
import { refusalPage } from './refusal-page.server.ts'

const frameAncestors = loadSettings(process.env).previewOrigin ?? "'none'"

/** The maximum number of wrong tokens from one IP address per minute. */
const maxWrongTokens = 10

const limit = createAttemptLimit({ max: maxWrongTokens, windowMs: 60_000 })

/**
 * Handles a request for a preview (settled 8). `handle` responds as it does to any visitor, but its requests to the content
 * system contain the token. The response is not cached or indexed, and only the content system may frame it. Responds 403 to
 * a token that is missing, malformed or refused by the content system, and 429 to an IP address that has sent many refused
 * tokens.
 */
export async function handlePreview(request: Request, site: Site, handle: () => Promise<Response>): Promise<Response> {
  const query = new URL(request.url).searchParams
  const token = query.get('token') ?? ''
  // A text in any other format is not a token of the content system, and could be invalid as the value of a header.
  if (!/^[\x21-\x7e]{1,512}$/.test(token)) return restrictResponse(await refusalPage('refused', site, frameAncestors))
  const attempt = limit.begin(request.headers.get('x-client-address') ?? '', token)
  if (typeof attempt === 'number') {
    const refusal = await refusalPage('tooMany', site, frameAncestors)
    refusal.headers.set('retry-after', String(Math.ceil(attempt / 1000)))
    return restrictResponse(refusal)
  }
  const preview: Preview = { token }
  try {
    const response = await runInPreview(preview, handle)
    if (preview.verdict !== 'refused') return restrictResponse(withPreviewParameters(response, query))
    void response.body?.cancel().catch(() => {})
    return restrictResponse(await refusalPage('refused', site, frameAncestors))
  } catch (error) {
    // Pages handle a refusal by the content system themselves. Other routes throw it.
    if (preview.verdict !== 'refused') throw error
    return restrictResponse(await refusalPage('refused', site, frameAncestors))
  } finally {
    attempt.end(preview.verdict)
  }
}

/** Adds the parameters of the preview to a redirect within the site. */
function withPreviewParameters(response: Response, query: URLSearchParams): Response {
  const location = response.headers.get('location')
  if (!location || !/^\/(?![/\\])/.test(location)) return response
  const target = new URL(location, 'http://localhost')
  for (const [name, value] of Object.entries(previewParameters(query))) target.searchParams.set(name, value)
  const headers = new Headers(response.headers)
  headers.set('location', target.pathname + target.search + target.hash)
  return new Response(response.body, { status: response.status, headers })
}

/** Returns the response with headers that forbid caching and indexing. */
function restrictResponse(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex')
  return new Response(response.body, { status: response.status, headers })
}
