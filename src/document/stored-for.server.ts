import { loadSettings } from '#config/settings.server.ts'

const { contentMaxAgeSeconds, contentStaleSeconds } = loadSettings(process.env)

/**
 * How long what is made of content may be stored, by us and by others: as long as the content itself, and then while it is
 * renewed or while the content system is down.
 */
export const storedFor = `public, max-age=0, s-maxage=${contentMaxAgeSeconds}, stale-while-revalidate=${contentStaleSeconds}, stale-if-error=${contentStaleSeconds}`
