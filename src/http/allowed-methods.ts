import { isSiteHandle } from '#sites/sites.ts'

const defaultMaxBodyBytes = 1_000_000
/** The longest body of the forms of an account, of the chatbot and for saving a page, in bytes: they are short. */
const maxFormBytes = 65_536
/** The longest body of a progress report, in bytes: the most that a learning module fills. */
const maxProgressBytes = 131_072
/** The longest body of an error report, in bytes: Bugsnag's reports have up to a million characters. */
const maxReportBytes = defaultMaxBodyBytes + 48_576

/**
 * The paths that accept a POST, without the base path, and the longest body there, in bytes. A path matches exactly; one
 * that ends in a slash also matches everything below it. A new route that handles POST must be added here, or the front
 * refuses it.
 */
const postPaths: Readonly<Record<`/api/${string}`, number>> = {
  '/api/auth/': maxFormBytes,
  '/api/chat': maxFormBytes,
  '/api/consent': defaultMaxBodyBytes,
  '/api/content/purge': defaultMaxBodyBytes,
  '/api/profile/export': maxFormBytes,
  '/api/progress': maxProgressBytes,
  '/api/reports/notify': maxReportBytes,
  '/api/reports/sessions': maxReportBytes,
  '/api/saved-pages': maxFormBytes,
}

/** The pages to which forms post, below every site's prefix, and the longest body there, in bytes. */
const formPages: readonly (readonly [path: RegExp, maxBytes: number])[] = [
  [/^\/(?:contact|feedback)$/, defaultMaxBodyBytes],
  [/^\/(?:profile|chat\/[^/]+)$/, maxFormBytes],
]

/** Removes the site's prefix from a path. */
function withoutPrefix(path: string): string {
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(path) ?? []
  return isSiteHandle(first) ? rest : path
}

/** Returns the longest body that a POST to this path, without the base path, may have, in bytes; undefined for none. */
export const maxBodyBytes = (path: string): number | undefined =>
  formPages.find(([page]) => page.test(withoutPrefix(path)))?.[1] ??
  Object.entries(postPaths).find(([postPath]) =>
    postPath.endsWith('/') ? path.startsWith(postPath) : path === postPath,
  )?.[1]

/** Whether a POST to this path, without the base path, is passed to the application. */
export const acceptsPost = (path: string): boolean => maxBodyBytes(path) !== undefined

/**
 * Returns the methods that a path supports, as a value of the Allow header. Every path can be read, if only to get a 404.
 */
export const allowedMethods = (path: string): string =>
  acceptsPost(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
