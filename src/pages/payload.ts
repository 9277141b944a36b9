import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { payloadSuffix } from '#lib/payload-path.ts'
import { readPageConfig, type PageConfig } from '#document/page-config.ts'
import type { FoundPage } from './page.queries.ts'

/** The manifest of a build (specification section 7). `prerendered` are paths below a site's handle: `/nl/condition/…`. */
type Manifest = { readonly id: string; readonly timestamp: number; readonly prerendered: readonly string[] }

let prerendered: ReadonlySet<string> = new Set()

/** Fetches the manifest, which lists the pages that have a payload. Without it every page is fetched by the server function. */
export async function loadManifest({ basePath, buildId }: Pick<PageConfig, 'basePath' | 'buildId'>): Promise<void> {
  try {
    const response = await fetch(`${basePath}/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    prerendered = new Set(((await response.json()) as Manifest).prerendered)
  } catch (error) {
    // oxlint-disable-next-line no-console -- what the specification asks for (section 8)
    console.error('The manifest of this build could not be loaded.', error)
  }
}

/**
 * The address of a page's payload. Its query names the build and the hour: the browser keeps the answer for as long as it
 * likes, and what editors have corrected must reach the reader all the same. Throws for a path with a host: a payload is our own.
 *
 * @param now milliseconds since 1970
 */
export function payloadAddress(
  { basePath, prefix, buildId }: Pick<PageConfig, 'basePath' | 'prefix' | 'buildId'>,
  path: string,
  now: number,
): string {
  if (!/^\/(?![/\\])/.test(path)) throw new Error('A payload is asked for by its path, without a host.')
  return `${basePath}${prefix}${path === '/' ? '' : path}${payloadSuffix}?${buildId}-${Math.floor(now / 3_600_000)}`
}

/** Whether the page of this site at a path can be had as one file. */
export const hasPayload = (path: string): boolean => prerendered.has(`/${readPageConfig().site}${path}`)

/** Asks for the file of a prerendered page, by its path; undefined for other pages. */
export function fetchPayload(path: string, options: RequestInit): Promise<Response> | undefined {
  if (hasPayload(path))
    return fetch(payloadAddress(readPageConfig(), path, Date.now()), { cache: 'force-cache', ...options })
}

/**
 * Loads the payload of a prerendered page: returns what stands at its URL, and hydrates the other queries of the page.
 * Undefined for other pages, when the file cannot be read, and when a redirect may stand at the page with a query. The page's
 * query is dropped.
 */
export async function loadPayload(
  client: QueryClient,
  pathAndQuery: string,
  signal: AbortSignal,
): Promise<FoundPage | undefined> {
  const [path = '/', query] = pathAndQuery.split('?', 2)
  try {
    const response = await fetchPayload(path, { signal })
    if (response === undefined) return undefined
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { queries }: Pick<DehydratedState, 'queries'> = await response.json()
    const found = Object.fromEntries(queries.map(({ queryKey: [name], state }) => [name, state.data])) as FoundPage
    if (query && 'redirectParameters' in found.address) return undefined
    const others = queries.filter(({ queryKey: [name] }) => !['address', 'page', 'publication'].includes(String(name)))
    hydrate(client, { queries: others, mutations: [] })
    return found
  } catch (error) {
    // oxlint-disable-next-line no-console -- what the specification asks for (section 8)
    if (!signal.aborted) console.warn('The payload of a page is left aside.', error)
    return undefined
  }
}
