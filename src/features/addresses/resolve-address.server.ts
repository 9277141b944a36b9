import {
  PageLookupDocument,
  RedirectsDocument,
  SlugLookupDocument,
  type LookedUpFragment,
  type RedirectsQuery,
} from '#content-contract/operations.ts'
import { isUnderEmbargo } from '#blocks/embargo.server.ts'
import { askContent } from '#cms/content.server.ts'
import { currentPreview } from '#cms/preview.server.ts'
import { pathOfUri, uriOfPath } from '#lib/uri-path.ts'
import { isSiteHandle, primarySiteHandle, type Site, type SiteHandle } from '#sites/sites.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { uriWithPart, type AddressAnswer } from './address.ts'
import {
  compileRedirects,
  parseRedirectTarget,
  redirectStatus,
  type RedirectTarget,
  type Redirects,
} from './redirects.ts'
import { splitUri } from './split-uri.ts'

type AddressQuestion = {
  readonly site: Site
  /** The site's number in the content system. */
  readonly siteId: number | undefined
  /** The path within the site, with the query as it was requested. */
  readonly pathAndQuery: string
}

/** How many redirects may follow each other before they count as a loop. */
const mostHops = 5

/**
 * Which page an address leads to. Stored redirects and the page lookup are asked at once; the redirects decide first.
 * A chain of stored redirects within the site is followed to its end, so that a visitor is sent once; a loop is reported,
 * and the lookup decides.
 */
export async function resolveAddress({ site, siteId, pathAndQuery }: AddressQuestion): Promise<AddressAnswer> {
  const [redirects, lookup] = await Promise.all([
    askContent(RedirectsDocument, { handle: site.handle, ...(siteId === undefined ? {} : { siteId }) }),
    lookUp(site, pathOf(pathAndQuery)),
  ])
  const { decide, parametersAt } = compiledRedirects(redirects, site)
  const redirected = followRedirects(decide, pathAndQuery, site)
  if (redirected || lookup.kind === 'redirect' || lookup.kind === 'gone') return redirected ?? lookup
  const parameters = parametersAt(pathOf(pathAndQuery))
  return parameters.length === 0 ? lookup : { ...lookup, redirectParameters: parameters }
}

const pathOf = (pathAndQuery: string): string => pathAndQuery.split('?', 1)[0] ?? '/'

const compiled = new WeakMap<RedirectsQuery, Redirects>()

/** Compiled once for each answer of the content system. */
function compiledRedirects(answer: RedirectsQuery, site: Site): Redirects {
  let redirects = compiled.get(answer)
  if (!redirects) {
    redirects = compileRedirects(answer.redirects ?? [], ({ uri, message }) =>
      reportProblem({ kind: 'redirect', message, context: { uri, site: site.handle } }),
    )
    compiled.set(answer, redirects)
  }
  return redirects
}

/** Where the stored redirects lead in the end; undefined when none matches, or when they lead in a circle. */
export function followRedirects(
  decide: Redirects['decide'],
  pathAndQuery: string,
  site: Site,
): AddressAnswer | undefined {
  let decision = decide(pathAndQuery)
  const first = decision
  for (let hop = 1; decision?.kind === 'redirect' && decision.target.kind === 'internal'; hop++) {
    const next = decide(decision.target.path.split('#', 1)[0] ?? '/')
    if (!next) break
    if (hop === mostHops) {
      reportProblem({
        kind: 'redirect',
        message: 'Redirects lead in a circle.',
        context: { path: pathOf(pathAndQuery), site: site.handle },
      })
      return undefined
    }
    decision = next
  }
  if (decision?.kind !== 'redirect' || first?.kind !== 'redirect') return decision
  return { ...decision, status: first.status }
}

async function lookUp(site: Site, path: string): Promise<AddressAnswer> {
  const sites = { site: [site.handle], primarySite: [primarySiteHandle] }
  const { uri, part } = splitUri(uriOfPath(path))
  const [, section, slug] = /^all-(conditions|situations|treatments)\/([^/]+)$/.exec(uri) ?? []
  const { own, primary } =
    section && slug
      ? await askContent(SlugLookupDocument, { slug: [slug], section: [section], ...sites })
      : await askContent(PageLookupDocument, { uri: [uri], ...sites })
  if (own) return answerOf(own, site.handle, part)
  if (!primary) return { kind: 'none' }
  const translated = primary.localized.find(
    (entry) => entry.siteHandle === site.handle && entry.enabledForSite !== false,
  )
  // A translation that is said to stand here, but does not, must not send the visitor in a circle.
  if (translated?.uri && translated.uri !== uri)
    return {
      kind: 'redirect',
      status: 301,
      target: { kind: 'internal', path: pathOfUri(uriWithPart(translated.uri, part)) },
    }
  return answerOf(primary, primarySiteHandle, part)
}

function answerOf(entry: LookedUpFragment, shownFrom: SiteHandle, part: string | undefined): AddressAnswer {
  if (entry.typeHandle === 'redirect' && 'redirectType' in entry) {
    const target = redirectTargetOf(entry, shownFrom)
    if (target) return { kind: 'redirect', status: redirectStatus(entry.redirectType), target }
    reportProblem({ kind: 'redirect', message: 'The target is not allowed.', context: { uri: entry.uri ?? undefined } })
    return { kind: 'none' }
  }
  if (!entry.id || !entry.uri || !entry.sectionHandle) return { kind: 'none' }
  // What is held back from the public can be previewed by those who wrote it.
  if (!currentPreview() && 'embargoUntil' in entry && isUnderEmbargo(entry)) return { kind: 'none' }
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

function redirectTargetOf(
  entry: Extract<LookedUpFragment, { redirectType: unknown }>,
  ownSite: SiteHandle,
): RedirectTarget | undefined {
  const internal = entry.linkInternal?.find((target) => target?.uri)
  if (internal?.uri) {
    const elsewhere =
      internal.siteHandle && internal.siteHandle !== ownSite && isSiteHandle(internal.siteHandle) && internal.url
    return elsewhere ? parseRedirectTarget(elsewhere) : { kind: 'internal', path: pathOfUri(internal.uri) }
  }
  return entry.linkExternal ? parseRedirectTarget(entry.linkExternal) : undefined
}
