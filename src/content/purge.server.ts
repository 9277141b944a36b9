import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { internalHeaders } from '#lib/internal-headers.ts'
import { textResponse } from '#lib/text-response.ts'
import { loadSettings } from '#config/settings.server.ts'
import { invalidateContent } from './content.server.ts'

const settings = loadSettings(process.env)

/** The maximum difference between a signed timestamp and this server's clock, in seconds. */
const maxClockSkewSeconds = 300

const order = v.union([
  v.object({ all: v.literal(true) }),
  v.object({ uris: v.optional(v.array(v.string()), []), tags: v.optional(v.array(v.string()), []) }),
])

/**
 * Handles a purge by the content system: drops cached results, and lists in the headers of the response the pages that the
 * HTTP front has to drop from its page cache. The message is signed: `X-Timestamp` (seconds since 1970) and `X-Signature`,
 * the hexadecimal HMAC-SHA256 of `<timestamp>.<body>` with the key `CONTENT_PURGE_SECRET`.
 *
 * Responds 404 without a configured secret, 401 to a wrong or old signature, 400 to an invalid body.
 */
export async function purgeContent(
  request: Request,
  { secret = settings.contentPurgeSecret, now = Date.now() } = {},
): Promise<Response> {
  if (!secret) return textResponse(404, 'Not found')
  const timestamp = request.headers.get('x-timestamp') ?? ''
  const body = await request.text()
  const isFresh = /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= maxClockSkewSeconds
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
  const signature = Buffer.from(request.headers.get('x-signature') ?? '', 'hex')
  if (!isFresh || signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return textResponse(401, 'The signature is wrong or too old.')
  const parsed = v.safeParse(order, parseJson(body))
  if (!parsed.success) return textResponse(400, 'Send {"all": true}, or {"uris": [...], "tags": [...]}.')
  if ('all' in parsed.output) {
    invalidateContent('all')
    return textResponse(200, 'Everything was dropped.', { [internalHeaders.purgedUris]: '*' })
  }
  const { uris, tags } = parsed.output
  invalidateContent([...uris, ...tags])
  return textResponse(200, 'Dropped.', {
    [internalHeaders.purgedUris]: uris.map(encodeURIComponent).join(','),
    [internalHeaders.purgedTags]: tags.map(encodeURIComponent).join(','),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
