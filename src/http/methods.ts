const usualBody = 1_000_000
/** Bugsnag sends reports of up to a million characters. */
const reportBody = usualBody + 48_576

/**
 * The addresses that take a POST, without the base path, and the longest body there, in bytes: exactly as they stand here;
 * one that ends in a slash also stands for all below it. Whoever adds a route that takes a POST adds it here, or the front
 * refuses it.
 */
const posts: Readonly<Record<`/api/${string}`, number>> = {
  '/api/chat': 65_536,
  '/api/consent': usualBody,
  '/api/content/purge': usualBody,
  '/api/reports/notify': reportBody,
  '/api/reports/sessions': reportBody,
}

/** The pages that answer a form with themselves, with or without the prefix of a site: a question to a chatbot. */
const formPage = /^(?:\/[a-z]{2})?\/chat\/[^/]+$/

/** How long the body of a POST to this path, without the base path, may be, in bytes; undefined where none is taken. */
export const longestBody = (path: string): number | undefined =>
  formPage.test(path)
    ? 65_536
    : Object.entries(posts).find(([taken]) => (taken.endsWith('/') ? path.startsWith(taken) : path === taken))?.[1]

/** Whether a POST to this path, without the base path, goes on to the application. */
export const takesPost = (path: string): boolean => longestBody(path) !== undefined

/** The methods that are answered at a path, as the Allow header says it. Everything can be read, or is said not to be there. */
export const allowedMethods = (path: string): string =>
  takesPost(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'

/** Where the framework would answer calls of server functions. There are none. */
export const isServerFunctionPath = (path: string): boolean => /^\/_serverFn(?:\/|$)/i.test(path)
