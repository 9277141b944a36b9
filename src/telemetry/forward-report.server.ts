import * as v from 'valibot'
import { createRateLimit } from '#lib/rate-limit.server.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { textResponse } from '#lib/text-response.ts'
import { loadSettings } from '#config/settings.server.ts'
import { logger } from './logger.server.ts'
import { isRedacted, redactUrls } from './private-data.ts'

const { reporting } = loadSettings(process.env)

/** The maximum number of reports per minute and IP address, which allows ten from each of ten readers who share one. */
const maxReportsPerMinute = 100
const minuteMs = 60_000
const limit = createRateLimit({ max: maxReportsPerMinute, windowMs: minuteMs })

/** The timeout of forwarding a report, in milliseconds. */
const forwardTimeoutMs = 5000

const recordSchema = v.record(v.string(), v.unknown())
/**
 * Parses an event or a session and removes data that identifies the visitor. The sender's IP address, which Bugsnag records,
 * is this server's.
 */
const eventSchema = v.pipe(
  v.looseObject({ device: v.optional(recordSchema), request: v.optional(recordSchema) }),
  v.transform((event) => ({
    ...event,
    ...(event.device && { device: { ...event.device, id: undefined } }),
    ...(event.request && { request: { url: event.request.url } }),
  })),
)

/** The schemas of the two kinds of reports. They remove data that identifies the visitor. */
const reportSchemas = {
  notify: {
    version: '4',
    schema: v.object({ notifier: recordSchema, events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(10)) }),
  },
  sessions: {
    version: '1',
    schema: v.object({
      notifier: recordSchema,
      app: v.optional(recordSchema),
      device: v.optional(
        v.pipe(
          recordSchema,
          v.transform((device) => ({ ...device, id: undefined })),
        ),
      ),
      sessions: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(10)),
    }),
  },
} as const

/**
 * Forwards a report from a browser to Bugsnag, without the visitor's IP address, cookies and identifiers, and with the
 * key, which pages do not contain (settled 11). Only this server sends requests to Bugsnag, so Bugsnag never sees a visitor.
 *
 * Responds 404 if no key is configured, 403 to pages of other sites, 415 and 400 to an invalid report, 429 to too many
 * reports, and otherwise 202, whether or not the forwarding succeeds.
 */
export async function forwardReport(kind: keyof typeof reportSchemas, request: Request): Promise<Response> {
  if (!reporting) return textResponse(404, 'Not found')
  if (!isSameOriginRequest(request)) return textResponse(403, 'Reports are taken from pages of this site only.')
  if (!/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return textResponse(415, 'Reports are JSON.')
  const window = limit(request.headers.get('x-client-address') ?? '')
  if (window.isFull()) return textResponse(429, 'Too many reports.', { 'retry-after': window.retryAfter() })
  window.add()
  const { version, schema } = reportSchemas[kind]
  const report = v.safeParse(schema, parseJson(await request.text()))
  if (!report.success) return textResponse(400, 'This is no report.')
  try {
    const response = await fetch(reporting.endpoints[kind], {
      method: 'POST',
      // A redirect would send the key to another server.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'bugsnag-api-key': reporting.apiKey,
        'bugsnag-payload-version': version,
        'bugsnag-sent-at': new Date().toISOString(),
      },
      body: JSON.stringify({ ...report.output, apiKey: reporting.apiKey, payloadVersion: version }),
      signal: AbortSignal.timeout(forwardTimeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`Bugsnag answered ${response.status}.`)
  } catch (error) {
    // The failure is logged and not reported, because a report of it would fail as well.
    logger.warn({
      event: 'report.forward_failed',
      kind,
      cause: error instanceof Error ? error.message : undefined,
    })
  }
  return textResponse(202, 'Thank you.')
}

/**
 * Parses a report and removes personal data, because anybody can send one: queries are removed from URLs in all strings and
 * keys, values whose key `isRedacted` matches are replaced, and `user` is removed everywhere.
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (name === 'user') return undefined
      // Bugsnag's client uses the same placeholder in the browser.
      if (isRedacted(name)) return '[REDACTED]'
      if (typeof value === 'string') return redactUrls(value)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [redactUrls(key), part]))
    })
  } catch {
    return undefined
  }
}
