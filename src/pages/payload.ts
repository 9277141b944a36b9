import { readPageConfig, type PageConfig } from '#document/page-config.ts'
import type { Answer } from './page.queries.ts'

/** The manifest of a build (specification section 7). `prerendered` are paths below a site's handle: `/nl/condition/…`. */
type Manifest = { readonly id: string; readonly timestamp: number; readonly prerendered: readonly string[] }

let prerendered: ReadonlySet<string> = new Set()

/** Asks which pages can be had as one file. Without an answer every page is asked for as usual. */
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
  return `${basePath}${prefix}${path === '/' ? '' : path}/_payload.json?${buildId}-${Math.floor(now / 3_600_000)}`
}

/** Whether the page of this site at a path can be had as one file. */
export const hasPayload = (path: string): boolean => prerendered.has(`/${readPageConfig().site}${path}`)

/** Asks for the file of a prerendered page, by its path; undefined for other pages. */
export function fetchPayload(path: string, options: RequestInit): Promise<Response> | undefined {
  if (hasPayload(path))
    return fetch(payloadAddress(readPageConfig(), path, Date.now()), { cache: 'force-cache', ...options })
}

/**
 * A prerendered page's answers; undefined for other pages, when the file is broken, and when a redirect may stand at the page
 * with a query. The page's query is dropped.
 */
export async function askPayload(pathAndQuery: string, signal: AbortSignal): Promise<Answer | undefined> {
  const [path = '/', query] = pathAndQuery.split('?', 2)
  try {
    const response = await fetchPayload(path, { signal })
    if (response && !response.ok) throw new Error(`status ${response.status}`)
    const answer: Answer | undefined = await response?.json()
    return query && answer && 'redirectParameters' in answer.address ? undefined : answer
  } catch (error) {
    // oxlint-disable-next-line no-console -- what the specification asks for (section 8)
    if (!signal.aborted) console.warn('The payload of a page is left aside.', error)
    return undefined
  }
}
