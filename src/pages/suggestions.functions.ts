import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { findSuggestions } from '#features/search/find-entries.server.ts'
import { maxQueryLength } from '#lib/max-query-length.ts'
import { loadSiteFrame } from '#shell/load-site-frame.server.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { sites } from '#sites/sites.ts'
import { nameOfType } from './kinds.ts'

/** Returns the pages that are suggested while a reader types, each with the name of its kind. */
export const getSuggestions = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema, query: v.pipe(v.string(), v.maxLength(maxQueryLength)) })))
  .handler(async ({ data }) => {
    const { frame } = await loadSiteFrame(sites[data.site])
    return findSuggestions(data, { nameOf: nameOfType, messages: frame.messages })
  })
