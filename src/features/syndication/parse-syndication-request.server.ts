import * as v from 'valibot'
import type { Site } from '#sites/sites.ts'

/** The default and the maximum number of pages in a response of the list. */
const defaultLimit = 50
const maxLimit = 200
/** The maximum offset of the list. */
const maxOffset = 100_000

/** The parameters that the list of pages depends on. */
export const listParameters = ['changedSince', 'limit', 'offset'] as const

/** Whether a site allows other systems to show its pages. */
export const isSyndicated = ({ enable }: Site): boolean => enable.includes('page-syndication')

/** A request for a resource below `/syndication/v1/`. */
export type SyndicationRequest =
  | { readonly kind: 'description' }
  | { readonly kind: 'changes' }
  | {
      readonly kind: 'list'
      readonly changedSince?: string | undefined
      readonly limit: number
      readonly offset: number
    }
  /** `path` is the path of the page on the site. */
  | { readonly kind: 'page' | 'fragment'; readonly path: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }

const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, `must be a whole number up to ${max}`),
    v.transform(Number),
    v.maxValue(max, `must be a whole number up to ${max}`),
  )

const listSchema = v.object({
  changedSince: v.optional(v.pipe(v.string(), v.isoDate('must be a day, such as 2026-11-23'))),
  limit: v.optional(wholeNumber(maxLimit), String(defaultLimit)),
  offset: v.optional(wholeNumber(maxOffset), '0'),
})

/**
 * Parses a request for a resource of the syndication API.
 *
 * @param rest the path below `/syndication/v1/`, percent-encoded
 */
export function parseSyndicationRequest(rest: string, search: URLSearchParams): SyndicationRequest {
  if (rest === 'openapi.json') return { kind: 'description' }
  if (rest === 'changes.xml') return { kind: 'changes' }
  if (rest === 'pages') {
    const parsed = v.safeParse(listSchema, Object.fromEntries(search))
    return parsed.success
      ? { kind: 'list', ...parsed.output }
      : {
          kind: 'invalid',
          problems: parsed.issues.map(({ path, message }) => `${String(path?.[0].key)} ${message}.`),
        }
  }
  const [, resource, path] = /^(pages|fragments)(\/.+)$/.exec(rest) ?? []
  if (path === undefined) return { kind: 'unknown' }
  return { kind: resource === 'pages' ? 'page' : 'fragment', path }
}
