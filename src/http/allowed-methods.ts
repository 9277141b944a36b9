import { isSiteHandle } from '#sites/sites.ts'

const defaultMaxBodyBytes = 1_000_000
/** The forms of an account are short. */
const maxFormBytes = 65_536
/** A learning module fills this at most, in bytes. */
const maxProgressBytes = 131_072
/** Bugsnag sends reports of up to a million characters. */
const maxReportBytes = defaultMaxBodyBytes + 48_576

/**
 * The addresses that take a POST, without the base path, and the longest body there, in bytes: exactly as they stand here;
 * one that ends in a slash also stands for all below it. A new route that takes a POST must be added here, or the front
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

/** Pages whose form is sent to their own address, below every site's prefix, and the longest body there, in bytes. */
const formPages: readonly (readonly [path: RegExp, maxBytes: number])[] = [
  [/^\/(?:contact|feedback)$/, defaultMaxBodyBytes],
  [/^\/(?:profile|chat\/[^/]+)$/, maxFormBytes],
]

/** A path as its site knows it: without the site's prefix. */
function withoutPrefix(path: string): string {
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(path) ?? []
  return isSiteHandle(first) ? rest : path
}

/** How long the body of a POST to this path, without the base path, may be, in bytes; undefined where none is accepted. */
export const maxBodyBytes = (path: string): number | undefined =>
  formPages.find(([page]) => page.test(withoutPrefix(path)))?.[1] ??
  Object.entries(postPaths).find(([postPath]) =>
    postPath.endsWith('/') ? path.startsWith(postPath) : path === postPath,
  )?.[1]

/** Whether a POST to this path, without the base path, goes on to the application. */
export const acceptsPost = (path: string): boolean => maxBodyBytes(path) !== undefined

/** The methods that are answered at a path, as the Allow header says it. Everything can be read, or is said not to be there. */
export const allowedMethods = (path: string): string =>
  acceptsPost(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
