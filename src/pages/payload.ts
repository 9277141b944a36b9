import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { payloadSuffix } from '#lib/payload-path.ts'
import { fetchJson, responseError } from '#lib/retry.ts'
import { readPageConfig, type PageConfig } from '#document/page-config.ts'
import type { FoundPage } from './page.queries.ts'
import { declaredQuery, findRouteRule, type RouteMatcher } from './route-rules.ts'

/**
 * The manifest of a build (specification section 7). `prerendered` lists the fixed paths, within a site, of the pages that
 * are the same for everybody whatever the query. `matcher` contains the rules of all paths.
 */
export type Manifest = {
  readonly id: string
  readonly timestamp: number
  readonly matcher: RouteMatcher
  readonly prerendered: readonly string[]
}

let manifest: Manifest | undefined
let loading: Promise<void> | undefined

/**
 * Fetches the manifest, whose rules determine which pages have a payload. Pages that are loaded in the meantime wait for it.
 * If it cannot be fetched, all pages come from the server function. A preview does not fetch it.
 */
export const loadManifest = (config: Pick<PageConfig, 'basePath' | 'buildId'>): Promise<void> =>
  (loading = fetchManifest(config))

async function fetchManifest({ basePath, buildId }: Pick<PageConfig, 'basePath' | 'buildId'>): Promise<void> {
  try {
    manifest = await fetchJson(`${basePath}/builds/meta/${buildId}.json`)
  } catch (error) {
    console.error('The manifest of this build could not be loaded.', error)
  }
}

/**
 * Returns the URL of a page's payload. Its query contains the build and the hour: the browser caches the response without a
 * time limit, but corrections by editors must still reach the reader. Throws for a path with a host, because payloads are
 * same-origin, and for one that is not absolute.
 *
 * @param query the parameters on which the page depends, without a question mark
 * @param now milliseconds since 1970
 */
export function payloadAddress(
  { basePath, prefix, buildId }: Pick<PageConfig, 'basePath' | 'prefix' | 'buildId'>,
  path: string,
  query: string,
  now: number,
): string {
  if (!/^\/(?![/\\])/.test(path)) throw new Error('A payload is asked for by its path, without a host.')
  const version = `${buildId}-${Math.floor(now / 3_600_000)}`
  return `${basePath}${prefix}${path === '/' ? '' : path}${payloadSuffix}?${query && `${query}&`}${version}`
}

/**
 * Fetches the payload of a page. Returns undefined if the page has none, or if there is no manifest. Pages that were
 * published after the build have payloads as well, because the manifest matches paths by pattern.
 */
export function fetchPayload(path: string, query: string, options: RequestInit): Promise<Response> | undefined {
  const rule = manifest && findRouteRule(manifest.matcher, path)
  if (rule && rule.kind !== 'per-request') {
    const address = payloadAddress(readPageConfig(), path, declaredQuery(rule, query), Date.now())
    return fetch(address, { cache: 'force-cache', ...options })
  }
}

/**
 * Loads the payload of a page: returns the result for its URL, and hydrates the other queries of the page. Undefined for a
 * page without a payload, when the payload cannot be fetched or parsed, and when the query may cause a redirect. Only the
 * parameters on which the page depends are sent.
 */
export async function loadPayload(
  client: QueryClient,
  pathAndQuery: string,
  signal: AbortSignal,
): Promise<FoundPage | undefined> {
  const [path = '/', query = ''] = pathAndQuery.split('?', 2)
  try {
    await loading
    const response = await fetchPayload(path, query, { signal })
    // 204 means that the URL is not a page but a redirect, a file, or nothing.
    if (response === undefined || response.status === 204) return undefined
    if (!response.ok) throw responseError(response)
    const { queries }: Pick<DehydratedState, 'queries'> = await response.json()
    const found = Object.fromEntries(queries.map(({ queryKey: [name], state }) => [name, state.data])) as FoundPage
    if (query && 'redirectParameters' in found.address) return undefined
    const others = queries.filter(({ queryKey: [name] }) => !['address', 'page', 'publication'].includes(String(name)))
    hydrate(client, { queries: others, mutations: [] })
    return found
  } catch (error) {
    if (!signal.aborted) console.warn('The payload of a page is left aside.', error)
    return undefined
  }
}
