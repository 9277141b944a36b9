import type { LookupEntryFragment, RedirectsQuery } from '#content-contract/operations.ts'
import { PageLookupDocument, RedirectsDocument, SlugLookupDocument } from '#content-contract/operations.ts'
import { isUnderEmbargo } from '#blocks/embargo.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { currentPreview } from '#content/preview.server.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { isFilePath, isTechnicalPath } from '#lib/technical-path.ts'
import { pathFromUri, uriFromPath } from '#lib/uri-path.ts'
import type { SitePath } from '#sites/resolve-site.ts'
import { siteAddresses } from '#sites/site-addresses.server.ts'
import { isSiteHandle, sites, type Site, type SiteHandle } from '#sites/sites.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { uriWithPart, type ResolvedUrl, type ResolvedTarget } from './resolved-url.ts'
import { addQuery, parseRedirectTarget, type RedirectTarget } from './redirect-target.ts'
import {
  compileRedirects,
  redirectStatus,
  type RedirectDecision,
  type Redirects,
  type RedirectStatus,
} from './redirects.ts'
import { parseSlugUri, splitUri } from './split-uri.ts'

type UrlParams = {
  readonly site: Site
  /** The ids of the sites in Craft. */
  readonly siteIds: Readonly<Partial<Record<SiteHandle, number>>>
  /** The path within the site, with the query as requested. */
  readonly pathAndQuery: string
}

/** The result of the page lookup. The target of a redirect lacks the requested query and has not been followed yet. */
type Lookup = RedirectDecision | Extract<ResolvedUrl, { kind: 'entry' | 'none' }>

/** The maximum number of redirects in a chain. Longer chains are treated as loops. */
const maxHops = 5

/**
 * Resolves a URL to its page. Stored redirects and the page lookup are queried in parallel; the redirects take
 * precedence. Redirects are followed to their end, also through the lookup and across our sites, so that a visitor is
 * redirected only once. A loop is reported, and then only the lookup applies.
 */
export async function resolveUrl({ site, siteIds, pathAndQuery }: UrlParams): Promise<ResolvedUrl> {
  const redirectsOf = async (handle: SiteHandle) => {
    const siteId = siteIds[handle]
    const answer = await fetchContent(RedirectsDocument, { handle, ...(siteId === undefined ? {} : { siteId }) })
    return compiledRedirects(answer, sites[handle])
  }
  const start = { handle: site.handle, path: pathAndQuery }
  const found = lookUp(site, pathOf(pathAndQuery))
  const byLookup = async (place: SitePath) => {
    const lookup = await (place === start ? found : lookUp(sites[place.handle], pathOf(place.path)))
    if (lookup.kind === 'redirect') return { ...lookup, target: appendQuery(lookup.target, place) }
    return lookup.kind === 'gone' ? lookup : undefined
  }
  const byEither = async (place: SitePath) => {
    const stored = (await redirectsOf(place.handle)).decide(place.path.replace(/#.*$/s, ''))
    return stored && !isLoop(stored, place) ? stored : byLookup(place)
  }

  const [{ parametersAt }, lookup] = await Promise.all([redirectsOf(site.handle), found])
  let end = await followRedirects(byEither, start)
  if (end === 'loop') {
    reportProblem({
      event: 'redirect.looped',
      message: 'Redirects lead in a circle.',
      context: { path: pathOf(pathAndQuery), site: site.handle },
    })
    end = await followRedirects(byLookup, start)
    if (end === 'loop') return { kind: 'none' }
  }
  if (end) return end
  const page = lookup.kind === 'entry' ? lookup : ({ kind: 'none' } as const)
  const parameters = parametersAt(pathOf(pathAndQuery))
  return parameters.length === 0 ? page : { ...page, redirectParameters: parameters }
}

/** Adds the requested query to the target of a redirect, but not a preview's query, which must not leak to another host. */
function appendQuery(target: RedirectTarget, { path }: SitePath): RedirectTarget {
  const [, query] = /^[^?#]*\?([^#]+)/.exec(path) ?? []
  return query === undefined || previewQuery(query) !== '' ? target : addQuery(target, query)
}

/**
 * Whether a redirect leads to the page that was requested, because it matches its own target (`Stones` to `stones`, `search`
 * to `search?q=stones`). Such a redirect is ignored; otherwise it would be reported as a loop.
 */
function isLoop(decision: RedirectDecision, place: SitePath): boolean {
  if (decision.kind === 'gone' || !decision.isLoose) return false
  const next = placeOf(decision.target, place.handle)
  if (typeof next === 'string' || next.handle !== place.handle) return false
  return uriFromPath(pathOf(next.path)) === uriFromPath(pathOf(place.path))
}

/** Follows redirects to their end. Returns undefined when `start` has none, and `loop` after too many hops. */
async function followRedirects(
  decide: (place: SitePath) => Promise<RedirectDecision | undefined>,
  start: SitePath,
): Promise<Extract<ResolvedUrl, { kind: 'redirect' | 'gone' }> | 'loop' | undefined> {
  let status: RedirectStatus | undefined
  let place = start
  for (let hops = 0; ; hops++) {
    const decision = isTechnicalPath(place.path) ? undefined : await decide(place)
    if (!decision) {
      return status === undefined ? undefined : { kind: 'redirect', status, target: targetOf(place, start.handle) }
    }
    if (decision.kind === 'gone') return decision
    if (hops === maxHops) return 'loop'
    status ??= decision.status
    const next = placeOf(decision.target, place.handle)
    if (typeof next === 'string') return { kind: 'redirect', status, target: { kind: 'external', href: next } }
    place = next
  }
}

/**
 * Returns the page of one of our sites that a target in the content of the site `from` leads to, or the URL of any other
 * target.
 */
function placeOf(target: RedirectTarget, from: SiteHandle): SitePath | string {
  if (target.kind === 'external') return siteAddresses.find(target.href) ?? target.href
  // A path that begins with the handle of a site belongs to that site, in any site's content (settled 1).
  const [, first = ''] = target.path.split(/[/?#]/, 2)
  const address = isSiteHandle(first)
    ? siteAddresses.publicBases[first] + target.path.slice(first.length + 1)
    : siteAddresses.publicBases[from] + target.path
  return siteAddresses.find(address) ?? address
}

/** Returns the redirect target of a page of one of our sites, for a visitor of the site `from`. */
function targetOf({ handle, path }: SitePath, from: SiteHandle): ResolvedTarget {
  const base = siteAddresses.publicBases[handle]
  // Technical paths belong to no site, so they have no prefix.
  if (isTechnicalPath(path)) {
    const root = import.meta.env.BASE_URL.replace(/\/$/, '')
    return { kind: 'external', href: new URL(root + path, base).href }
  }
  if (handle !== from) return { kind: 'external', href: base + path }
  return { kind: 'internal', path, ...(isFilePath(pathOf(path)) && { isFile: true }) }
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] || '/'

const compiled = new WeakMap<RedirectsQuery, Redirects>()

/** Returns the compiled redirects of a query result, which are cached with the result. */
function compiledRedirects(answer: RedirectsQuery, site: Site): Redirects {
  let redirects = compiled.get(answer)
  if (!redirects) {
    redirects = compileRedirects(answer.redirects ?? [], ({ uri, message }) =>
      reportProblem({ event: 'redirect.rejected', message, context: { uri, site: site.handle } }),
    )
    compiled.set(answer, redirects)
  }
  return redirects
}

async function lookUp(site: Site, path: string): Promise<Lookup> {
  // An encoded slash belongs to a segment, and no segment of a uri has one.
  if (/%2f/i.test(path)) return { kind: 'none' }
  // The uri of the home page is not a path; the home page is at the root.
  if (path !== '/' && uriFromPath(path) === '__home__')
    return { kind: 'redirect', status: 301, target: { kind: 'internal', path: '/' } }
  const { primarySite } = await fetchContentSites(site.handle)
  const sites = { site: [site.handle], primarySite: [primarySite] }
  const { uri, part } = splitUri(uriFromPath(path))
  const bySlug = parseSlugUri(uri)
  const found = bySlug
    ? await fetchContent(SlugLookupDocument, { slug: [bySlug.slug], section: [bySlug.section], ...sites })
    : await fetchContent(PageLookupDocument, { uri: [uri], ...sites })
  // Craft ignores case, and treats `condition/*` as a pattern and `not x` as a negation, so it may return other entries.
  const exactly = (entry: LookupEntryFragment | null) =>
    (bySlug ? entry?.slug?.normalize('NFC') === bySlug.slug : entry?.uri?.normalize('NFC') === uri) ? entry : undefined
  const own = exactly(found.own)
  if (own) return resultOf(own, site.handle, part)
  const primary = exactly(found.primary)
  if (!primary) return { kind: 'none' }
  const translated = primary.localized.find(
    (entry) => entry.siteHandle === site.handle && entry.enabledForSite !== false,
  )
  // The content may wrongly claim that a translation has exactly this uri. A redirect to it would loop.
  if (translated?.uri && translated.uri !== uri)
    return {
      kind: 'redirect',
      status: 301,
      target: { kind: 'internal', path: pathFromUri(uriWithPart(translated.uri, part)) },
    }
  return resultOf(primary, primarySite, part)
}

function resultOf(entry: LookupEntryFragment, shownFrom: SiteHandle, part: string | undefined): Lookup {
  if (entry.typeHandle === 'redirect') {
    if (entry.redirectType === '410') return { kind: 'gone' }
    const target = redirectTargetOf(entry, shownFrom)
    if (target) return { kind: 'redirect', status: redirectStatus(entry.redirectType), target }
    reportProblem({
      event: 'redirect.rejected',
      message: 'The target is not allowed.',
      context: { uri: entry.uri ?? undefined },
    })
    return { kind: 'none' }
  }
  if (!entry.id || !entry.uri || !entry.sectionHandle) return { kind: 'none' }
  // Entries under embargo are hidden from the public, but their authors can preview them.
  if (!currentPreview() && isUnderEmbargo(entry)) return { kind: 'none' }
  return {
    kind: 'entry',
    entry: {
      id: entry.id,
      uri: entry.uri,
      ...(part !== undefined && { part }),
      sectionHandle: entry.sectionHandle,
      typeHandle: entry.typeHandle,
      shownFrom,
    },
  }
}

function redirectTargetOf(entry: LookupEntryFragment, ownSite: SiteHandle): RedirectTarget | undefined {
  const internal = entry.linkInternal?.find((target) => target?.uri)
  if (internal?.uri) {
    const elsewhere =
      internal.siteHandle && internal.siteHandle !== ownSite && isSiteHandle(internal.siteHandle) && internal.url
    return elsewhere ? parseRedirectTarget(elsewhere) : { kind: 'internal', path: pathFromUri(internal.uri) }
  }
  return entry.linkExternal ? parseRedirectTarget(entry.linkExternal) : undefined
}
