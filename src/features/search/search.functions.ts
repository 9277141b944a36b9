import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { findEntries } from './find-entries.server.ts'
import { maxQueryLength } from '#lib/max-query-length.ts'
import { searchParamPatterns } from './search-url-params.ts'

const searchSchema = v.object({
  site: siteHandleSchema,
  query: v.pipe(v.string(), v.maxLength(maxQueryLength)),
  kind: v.optional(v.pipe(v.string(), v.regex(searchParamPatterns.kind))),
  topic: v.optional(v.pipe(v.string(), v.regex(searchParamPatterns.topic))),
  within: v.optional(v.pipe(v.string(), v.regex(searchParamPatterns.within))),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
})

/** Fetches a page of search results. */
export const getSearchResults = createServerFn({ method: 'GET' })
  .validator(v.parser(searchSchema))
  .handler(({ data }) => findEntries(data))
