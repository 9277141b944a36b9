import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { maxPathLength } from '#config/limits.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadWhatChanged } from './load-what-changed.server.ts'

const paramsSchema = v.object({
  site: siteHandleSchema,
  /** The path of the page within the site, percent-encoded. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxPathLength)),
  /** The name of the earlier revision. */
  from: v.pipe(v.string(), v.maxLength(100)),
})

/** Compares a page with an earlier version of it; null if there is no such page or its text has no revisions. */
export const getWhatChanged = createServerFn({ method: 'GET' })
  .validator(v.parser(paramsSchema))
  .handler(async ({ data: { site, path, from } }) => (await loadWhatChanged(site, path, from)) ?? null)
