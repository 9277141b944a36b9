import { internalHeaders } from '#lib/internal-headers.ts'
import { cacheControl } from './cache-control.server.ts'

/** The header that allows pages of any origin to read a response. Such a response contains public data only. */
export const readableByAnyOrigin = { 'access-control-allow-origin': '*' } as const

/**
 * Returns the headers of a public response for other systems, which caches store like a page. They contain the parameters
 * that the response depends on and, as tags for purges, the uris of its entries. Search engines must not index the response,
 * because they find the pages themselves.
 */
export const publicApiHeaders = ({
  contentType,
  parameters = [],
  uris = [],
}: {
  readonly contentType: string
  readonly parameters?: readonly string[]
  readonly uris?: readonly string[]
}): Record<string, string> => ({
  'content-type': `${contentType}; charset=utf-8`,
  'cache-control': cacheControl,
  ...readableByAnyOrigin,
  'x-robots-tag': 'noindex',
  [internalHeaders.parameters]: parameters.join(', '),
  [internalHeaders.tags]: uris.map(encodeURIComponent).join(', '),
})
