import { encodePathSegment } from '#lib/uri-path.ts'
import { type HostBases, publicBasesOf } from './public-bases.ts'
import { isSiteHandle, primarySiteHandle, siteHandles, sites, type Site, type SiteHandle } from './sites.ts'

/** The prefix comes before a site's own paths: it is empty on the site's own host, and its handle on a sibling's. */
export type SitePrefix = '' | `/${SiteHandle}`

/** A request for something of a site. */
export type RequestedSite = {
  readonly kind: 'site'
  readonly site: Site
  readonly prefix: SitePrefix
  /** The path without the prefix. */
  readonly path: string
  /** The query with its question mark, or nothing. */
  readonly search: string
}

export type SiteRequest =
  | RequestedSite
  /** The address has another, canonical form: answer 301. `location` is a path, with its query. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** A host that belongs to no site: answer 421. */
  | { readonly kind: 'unknown-host' }
  /** The path is not valid percent-encoded UTF-8: answer 400. */
  | { readonly kind: 'malformed' }

export type SiteAddresses = {
  /** The site, the prefix and the site's own path for a host and a path with query, as they came with the request. */
  readonly resolve: (host: string, pathAndQuery: string) => SiteRequest
  readonly hostBases: HostBases
  /** The one public base of each site, without a slash at its end. */
  readonly publicBases: Readonly<Record<SiteHandle, string>>
  /**
   * The site and its own path, with query and hash, in their one form, to which an absolute address leads that somebody
   * wrote; undefined when that is not ours, or cannot be read.
   */
  readonly find: (address: string) => SitePath | undefined
}

export type SitePath = { readonly handle: SiteHandle; readonly path: string }

/** `publicOrigin` such as `https://example.org`; `siteHosts` in the order of `SITE_HOSTS`. */
export type SiteAddressOptions = {
  readonly publicOrigin: string
  readonly siteHosts: readonly { readonly host: string; readonly handle: string }[]
  /** The path below which the sites stand; begins and ends with a slash. Public addresses hold it, resolved ones do not. */
  readonly basePath?: string
}

/** A site host that names no site of the group. Its message names the entry; it stops the start. */
export class SiteHostsError extends Error {
  override name = 'SiteHostsError'
}

/**
 * How hosts and prefixes lead to sites, and which address of a page is the public one (settled 1).
 *
 * Throws `SiteHostsError` when an entry names an unknown handle.
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

  /** Takes the handle of a site off a path that has come to the host of another, or of the same. */
  const placeOf = (hostHandle: SiteHandle, path: string) => {
    let own = path
    // The host says its language already; it may even have been said twice.
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
      // Another port of the same machine is another server.
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

/** One slash between segments, none at the end, each segment in NFC and percent-encoded in one way. Undefined when it cannot be decoded. */
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

/** A query is left as it came, unless its text is not in NFC. */
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
