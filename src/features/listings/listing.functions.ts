import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { listParamPatterns } from './list-url-params.ts'
import { listNames } from './lists.ts'
import { loadListing } from './load-listing.server.ts'

const filterSchema = (name: 'topic' | 'tag' | 'year') =>
  v.optional(v.pipe(v.string(), v.regex(listParamPatterns[name])))

const paramsSchema = v.object({
  site: siteHandleSchema,
  list: v.picklist(listNames),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  filter: v.object({ topic: filterSchema('topic'), tag: filterSchema('tag'), year: filterSchema('year') }),
})

/** Fetches a page of a list that is ordered by date, such as the news. */
export const getListing = createServerFn({ method: 'GET' })
  .validator(v.parser(paramsSchema))
  .handler(({ data }) => loadListing(data))
