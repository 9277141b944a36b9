import { checkNavigation } from '#lib/check-navigation.ts'

// URL parsers drop or rewrite these characters, so another parser may read a URL with one of them differently.
const misread = /[\p{Cc}\\\u2028\u2029]|[\ud800-\udfff]/u

/**
 * Parses the URL to which a visitor is sent after signing in or out (settled 9). Paths below the base path and URLs of the
 * same origin with such a path are valid. Returns undefined for anything else.
 *
 * @param address the value from the request
 * @param origin the origin of the request
 * @param basePath the path under which the application is served, without a trailing slash
 * @returns path, query and hash
 */
export function parseCallbackUrl(address: unknown, origin: string, basePath = ''): string | undefined {
  if (typeof address !== 'string' || address.length > 2048 || misread.test(address)) return undefined
  const ownPath = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address === origin ? '/' : address
  if (!ownPath.startsWith('/')) return undefined
  try {
    checkNavigation(ownPath)
  } catch {
    return undefined
  }
  if (!URL.canParse(ownPath, origin)) return undefined
  const url = new URL(ownPath, origin)
  // The URL parser has resolved the dots: `/..//elsewhere` has become `//elsewhere`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  if (url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`)) return undefined
  return url.pathname + url.search + url.hash
}

/**
 * Returns the path at which a visitor lands after signing in or out: the requested one, or the home page of the site if
 * `parseCallbackUrl` rejects it.
 *
 * @param prefix the prefix of the site, without a trailing slash
 */
export const landingPath = (address: unknown, origin: string, basePath: string, prefix: string): string =>
  parseCallbackUrl(address, origin, basePath) ?? `${basePath}${prefix}/`
