import { maxProgressBytes } from '#config/limits.ts'
import { isSiteHandle } from '#sites/sites.ts'

const defaultMaxBodyBytes = 1_000_000
/**
 * The maximum size of a form for an account, for the chatbot or for saving a page, in bytes. None of these forms has a long
 * field.
 */
const maxFormBytes = 65_536
/** The maximum size of an error report, in bytes. Bugsnag's client shortens reports of more than a million characters. */
const maxReportBytes = 1_048_576

/**
 * The paths that accept a POST, without the base path, each with its maximum body size in bytes. A path matches exactly;
 * one that ends in a slash also matches everything below it. A new route that handles POST must be added here, or the front
 * refuses its requests.
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

/** The pages that accept a POST on every site, without the site's prefix, each with its maximum body size in bytes. */
const formPages: readonly (readonly [path: RegExp, maxBytes: number])[] = [
  [/^\/(?:contact|feedback)$/, defaultMaxBodyBytes],
  [/^\/(?:profile|symptoms|stored-data|chat\/[^/]+)$/, maxFormBytes],
]

/** Removes the site's prefix from a path. */
function withoutPrefix(path: string): string {
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(path) ?? []
  return isSiteHandle(first) ? rest : path
}

/** Returns the maximum body size of a POST to a path (without the base path), in bytes; undefined if POST is not allowed. */
export const maxBodyBytes = (path: string): number | undefined =>
  formPages.find(([page]) => page.test(withoutPrefix(path)))?.[1] ??
  Object.entries(postPaths).find(([postPath]) =>
    postPath.endsWith('/') ? path.startsWith(postPath) : path === postPath,
  )?.[1]

/** Whether a POST to this path, without the base path, is passed to the application. */
export const acceptsPost = (path: string): boolean => maxBodyBytes(path) !== undefined

/**
 * Returns the methods that a path supports, as a value of the `Allow` header. GET and HEAD are allowed for every path, even
 * if the response is a 404.
 */
export const allowedMethods = (path: string): string =>
  acceptsPost(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
