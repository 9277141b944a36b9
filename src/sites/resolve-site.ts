import { encodePathSegment } from '#lib/uri-path.ts'
import { type HostBases, publicBasesOf } from './public-bases.ts'
import { isSiteHandle, primarySiteHandle, siteHandles, sites, type Site, type SiteHandle } from './sites.ts'

/** The prefix before a site's own paths: empty on the site's own host, a slash and its handle on another site's host. */
export type SitePrefix = '' | `/${SiteHandle}`

/** A request that resolves to a site. */
export type RequestedSite = {
  readonly kind: 'site'
  readonly site: Site
  readonly prefix: SitePrefix
  /** The path without the prefix. */
  readonly path: string
  /** The query with its question mark, or an empty string. */
  readonly search: string
}

export type SiteRequest =
  | RequestedSite
  /** A non-canonical URL, which requires a 301. `location` is a path with its query. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** A host that belongs to no site, which requires a 421. */
  | { readonly kind: 'unknown-host' }
  /** A path that is not valid percent-encoded UTF-8, which requires a 400. */
  | { readonly kind: 'malformed' }

export type SiteAddresses = {
  /** Resolves the host and the path with query of a request to the site, the prefix and the site's own path. */
  readonly resolve: (host: string, pathAndQuery: string) => SiteRequest
  readonly hostBases: HostBases
  /** The public base of each site, without a trailing slash. */
  readonly publicBases: Readonly<Record<SiteHandle, string>>
  /**
   * Resolves an absolute URL to its site and its canonical path there, with query and hash; undefined if it belongs to no
   * site of the group or cannot be parsed.
   */
  readonly find: (address: string) => SitePath | undefined
}

export type SitePath = { readonly handle: SiteHandle; readonly path: string }

/**
 * The options of `createSiteAddresses`: `publicOrigin` such as `https://example.org`; `siteHosts` in order of `SITE_HOSTS`,
 * of which the first host of a site becomes its public one.
 */
export type SiteAddressOptions = {
  readonly publicOrigin: string
  readonly siteHosts: readonly { readonly host: string; readonly handle: string }[]
  /**
   * The path below which the sites are served. It begins and ends with a slash. Public URLs include it, but resolved paths
   * do not.
   */
  readonly basePath?: string
}

/** The error for an entry of SITE_HOSTS with an unknown handle. It prevents the start, and its message quotes the entry. */
export class SiteHostsError extends Error {
  override name = 'SiteHostsError'
}

/**
 * Creates the mapping of hosts and prefixes to sites, and of sites to their public URLs (settled 1).
 *
 * Throws `SiteHostsError` when an entry has an unknown handle.
 */
export function createSiteAddresses({ publicOrigin, siteHosts, basePath = '/' }: SiteAddressOptions): SiteAddresses {
  const origin = new URL(publicOrigin)
  const root = basePath.replace(/\/$/, '')
  const handles = new Map<string, SiteHandle>([
    ['localhost', primarySiteHandle],
    ['127.0.0.1', primarySiteHandle],
    ['[::1]', primarySiteHandle],
    ...siteHandles.map((handle) => [`${handle}.localhost`, handle] as const),
    [origin.hostname, primarySiteHandle],
  ])
  const bases = new Map<SiteHandle, string>()
  for (const { host, handle } of siteHosts) {
    if (!isSiteHandle(handle)) {
      throw new SiteHostsError(`SITE_HOSTS: "${host}=${handle}" names no site. Sites are: ${siteHandles.join(', ')}.`)
    }
    handles.set(host.toLowerCase(), handle)
    if (!bases.has(handle)) bases.set(handle, `${origin.protocol}//${host}${root}`)
  }

  const siteOfHost = (host: string): SiteHandle | undefined => {
    const name = host.toLowerCase()
    return handles.get(name) ?? handles.get(name.replace(/:\d+$/, ''))
  }

  const primary = bases.get(primarySiteHandle) ?? origin.origin + root
  const hostBases: HostBases = { primary, own: { [primarySiteHandle]: primary, ...Object.fromEntries(bases) } }
  const publicBases = publicBasesOf(hostBases)

  /** Splits a path on the host of a site into the handle that prefixes it, if any, and the site's own path. */
  const placeOf = (hostHandle: SiteHandle, path: string) => {
    let own = path
    // The handle of the host's own site is redundant, and may occur more than once.
    while (firstSegment(own) === hostHandle) own = withoutFirstSegment(own)
    const first = firstSegment(own)
    return isSiteHandle(first) ? { prefixed: first, own: withoutFirstSegment(own) } : { prefixed: undefined, own }
  }

  return {
    hostBases,
    publicBases,
    find: (address) => {
      if (!URL.canParse(address)) return undefined
      const { host, port, pathname, search, hash } = new URL(address)
      const hostHandle = siteOfHost(host)
      if (!hostHandle || !`${pathname}/`.startsWith(`${root}/`)) return undefined
      // A URL with another port of the same host belongs to another server.
      if (port !== new URL(publicBases[hostHandle]).port) return undefined
      const path = canonicalPath(pathname.slice(root.length))
      if (path === undefined) return undefined
      const { prefixed, own } = placeOf(hostHandle, path)
      return { handle: prefixed ?? hostHandle, path: own + canonicalQuery(search) + hash }
    },
    resolve: (host, pathAndQuery) => {
      const hostHandle = siteOfHost(host)
      if (!hostHandle) return { kind: 'unknown-host' }
      const queryStart = pathAndQuery.indexOf('?')
      const rawPath = queryStart === -1 ? pathAndQuery : pathAndQuery.slice(0, queryStart)
      const rawQuery = queryStart === -1 ? '' : pathAndQuery.slice(queryStart)
      const path = canonicalPath(rawPath)
      if (path === undefined) return { kind: 'malformed' }
      const query = canonicalQuery(rawQuery)

      const { prefixed: handle, own } = placeOf(hostHandle, path)
      const prefix: SitePrefix = handle ? `/${handle}` : ''
      const canonical = prefix + own + query
      if (canonical !== pathAndQuery) return { kind: 'redirect', location: canonical }
      return { kind: 'site', site: sites[handle ?? hostHandle], prefix, path: own, search: query }
    },
  }
}

const firstSegment = (path: string): string => path.slice(1).split('/', 1)[0] ?? ''
const withoutFirstSegment = (path: string): string => path.slice(firstSegment(path).length + 1) || '/'

/**
 * Normalizes a path: single slashes, no trailing slash, and segments in NFC with canonical encoding; undefined if malformed.
 */
function canonicalPath(path: string): string | undefined {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => encodePathSegment(decodeURIComponent(segment)))
    return `/${segments.join('/')}`
  } catch {
    return undefined
  }
}

/** Normalizes a query: percent-encoded text is converted to NFC, and a question mark alone is removed. */
function canonicalQuery(query: string): string {
  if (!query.includes('%')) return query === '?' ? '' : query
  return query.replace(/[^?&=+]+/g, (encoded) => {
    try {
      const text = decodeURIComponent(encoded)
      const composed = text.normalize('NFC')
      return composed === text ? encoded : encodeURIComponent(composed)
    } catch {
      return encoded
    }
  })
}
