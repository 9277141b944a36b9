import { loadSettings } from '#config/settings.server.ts'

const { contentMaxAgeSeconds, contentStaleSeconds } = loadSettings(process.env)

/**
 * The `Cache-Control` of responses that depend on content. The page cache and caches in front of it may store such a
 * response as long as the content itself, and then serve it stale while it is revalidated or while the content system is
 * down (RFC 9111, RFC 5861).
 */
export const cacheControl = `public, max-age=0, s-maxage=${contentMaxAgeSeconds}, stale-while-revalidate=${contentStaleSeconds}, stale-if-error=${contentStaleSeconds}`
