import { loadSettings } from '#config/settings.server.ts'

const { contentMaxAgeSeconds, contentStaleSeconds } = loadSettings(process.env)

/**
 * The `Cache-Control` of responses that depend on content. For the page cache and caches in front of it, such a response is
 * fresh as long as the content itself. It may then be served stale while it is revalidated, by the page cache only, or while
 * the content system is down (RFC 9111, RFC 5861).
 */
export const cacheControl = `public, max-age=0, s-maxage=${contentMaxAgeSeconds}, stale-while-revalidate=${contentStaleSeconds}, stale-if-error=${contentStaleSeconds}`
