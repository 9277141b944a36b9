import { maxProgressBytes } from '#config/limits.ts'
import type { Settings } from '#config/settings.server.ts'
import { isSiteHandle } from '#sites/sites.ts'

/** The maximum size of a body in bytes, or the name of the setting that has it. */
type BodyLimit = number | 'maxBodyBytes'

/**
 * The maximum size of the body of a form without a long text field, in bytes, such as a form of an account or of the
 * chatbot.
 */
const maxFormBytes = 65_536
/** The maximum size of an error report, in bytes. Bugsnag's client shortens reports of more than a million characters. */
const maxReportBytes = 1_048_576

/**
 * The paths of the API that accept a POST, without the base path, each with its maximum body size. A path matches exactly;
 * one that ends in a slash also matches everything below it. A new API route that handles POST must be added here, and a new
 * page that handles POST to `formPages`, or the front refuses its requests.
 */
const postPaths: Readonly<Record<`/api/${string}`, BodyLimit>> = {
  '/api/auth/': maxFormBytes,
  '/api/chat': maxFormBytes,
  '/api/consent': 'maxBodyBytes',
  '/api/content/purge': 'maxBodyBytes',
  '/api/profile/export': maxFormBytes,
  '/api/progress': maxProgressBytes,
  '/api/reports/notify': maxReportBytes,
  '/api/reports/sessions': maxReportBytes,
  '/api/saved-pages': maxFormBytes,
}

/** The pages that accept a POST on every site, without the site's prefix, each with its maximum body size. */
const formPages: readonly (readonly [path: RegExp, limit: BodyLimit])[] = [
  [/^\/(?:contact|feedback)$/, 'maxBodyBytes'],
  [/^\/(?:profile|symptoms|stored-data|chat\/[^/]+)$/, maxFormBytes],
]

/** Removes the site's prefix from a path. */
function withoutPrefix(path: string): string {
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(path) ?? []
  return isSiteHandle(first) ? rest : path
}

const bodyLimit = (path: string): BodyLimit | undefined =>
  formPages.find(([page]) => page.test(withoutPrefix(path)))?.[1] ??
  Object.entries(postPaths).find(([postPath]) =>
    postPath.endsWith('/') ? path.startsWith(postPath) : path === postPath,
  )?.[1]

/** Returns the maximum body size of a POST to a path (without the base path), in bytes; 0 if POST is not allowed. */
export function maxBodyBytes(path: string, settings: Pick<Settings, 'maxBodyBytes'>): number {
  const limit = bodyLimit(path) ?? 0
  return limit === 'maxBodyBytes' ? settings.maxBodyBytes : limit
}

/** Whether a POST to this path, without the base path, is passed to the application. */
export const acceptsPost = (path: string): boolean => bodyLimit(path) !== undefined

/**
 * Returns the methods that a path supports, as a value of the `Allow` header. GET and HEAD are allowed for every path, even
 * if the response is a 404.
 */
export const allowedMethods = (path: string): string =>
  acceptsPost(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
