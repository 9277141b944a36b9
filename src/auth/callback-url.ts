import { checkNavigation } from '#lib/check-navigation.ts'

// URL parsers drop or rewrite these characters, so another parser may read an address with one of them differently.
const misread = /[\p{Cc}\\\u2028\u2029]|[\ud800-\udfff]/u

/**
 * Checks the address to which a visitor is sent after signing in or out (settled 9). It may be a path below the base path,
 * or an address of this very origin. Returns undefined for anything else.
 *
 * @param address as it came with the request
 * @param origin of the request
 * @param basePath under which the application is served, without a slash at its end
 * @returns path, query and hash
 */
export function parseCallbackUrl(address: unknown, origin: string, basePath = ''): string | undefined {
  if (typeof address !== 'string' || address.length > 2048 || misread.test(address)) return undefined
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address === origin ? '/' : address
  if (!own.startsWith('/')) return undefined
  try {
    checkNavigation(own)
  } catch {
    return undefined
  }
  if (!URL.canParse(own, origin)) return undefined
  const url = new URL(own, origin)
  // Dots are resolved by now: `/..//elsewhere` is `//elsewhere`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  if (url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`)) return undefined
  return url.pathname + url.search + url.hash
}
