import { isSiteHandle } from '#sites/sites.ts'

const usualBody = 1_000_000
/** The forms of an account are short. */
const formBody = 65_536
/** A learning module fills this at most, in bytes. */
const progressBody = 131_072
/** Bugsnag sends reports of up to a million characters. */
const reportBody = usualBody + 48_576

/**
 * The addresses that take a POST, without the base path, and the longest body there, in bytes: exactly as they stand here;
 * one that ends in a slash also stands for all below it. A new route that takes a POST must be added here, or the front
 * refuses it.
 */
const posts: Readonly<Record<`/api/${string}`, number>> = {
  '/api/auth/': formBody,
  '/api/chat': formBody,
  '/api/consent': usualBody,
  '/api/content/purge': usualBody,
  '/api/profile/export': formBody,
  '/api/progress': progressBody,
  '/api/reports/notify': reportBody,
  '/api/reports/sessions': reportBody,
  '/api/saved-pages': formBody,
}

/** Pages whose form is sent to their own address, below every site's prefix, and the longest body there, in bytes. */
const formPages: readonly (readonly [path: RegExp, longest: number])[] = [
  [/^\/(?:contact|feedback)$/, usualBody],
  [/^\/(?:profile|chat\/[^/]+)$/, formBody],
]

/** A path as its site knows it: without the site's prefix. */
function withoutPrefix(path: string): string {
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(path) ?? []
  return isSiteHandle(first) ? rest : path
}

/** How long the body of a POST to this path, without the base path, may be, in bytes; undefined where none is taken. */
export const longestBody = (path: string): number | undefined =>
  formPages.find(([page]) => page.test(withoutPrefix(path)))?.[1] ??
  Object.entries(posts).find(([taken]) => (taken.endsWith('/') ? path.startsWith(taken) : path === taken))?.[1]

/** Whether a POST to this path, without the base path, goes on to the application. */
export const takesPost = (path: string): boolean => longestBody(path) !== undefined

/** The methods that are answered at a path, as the Allow header says it. Everything can be read, or is said not to be there. */
export const allowedMethods = (path: string): string =>
  takesPost(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
