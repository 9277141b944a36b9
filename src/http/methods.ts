/**
 * The addresses that take a POST, without the base path: exactly as they stand here; one that ends in a slash also
 * stands for all below it. Whoever adds a route that takes a POST adds it here, or the front refuses it.
 */
const postPaths: readonly `/api/${string}`[] = ['/api/consent', '/api/content/purge']

/** Whether a POST to this path, without the base path, goes on to the application. */
export const takesPost = (path: string): boolean =>
  postPaths.some((taken) => (taken.endsWith('/') ? path.startsWith(taken) : path === taken))

/** The methods that are answered at a path, as the Allow header says it. Everything can be read, or is said not to be there. */
export const allowedMethods = (path: string): string =>
  takesPost(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'

/** Where the framework would answer calls of server functions. There are none. */
export const isServerFunctionPath = (path: string): boolean => /^\/_serverFn(?:\/|$)/i.test(path)
