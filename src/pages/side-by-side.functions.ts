import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { maxPathLength } from '#config/limits.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadSideBySide } from './load-side-by-side.server.ts'

const paramsSchema = v.object({
  site: siteHandleSchema,
  /** The path of the page within the site, percent-encoded. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxPathLength)),
  /** The site of the second language; left out to get the available languages. */
  other: v.optional(siteHandleSchema),
})

/**
 * Loads a page in two languages or, without `other`, the other languages in which it exists. The result is a redirect if the
 * path redirects within the site, and null if there is no such page, or if it does not exist in the second language.
 */
export const getSideBySide = createServerFn({ method: 'GET' })
  .validator(v.parser(paramsSchema))
  .handler(async ({ data: { site, path, other } }) => (await loadSideBySide(site, path, other)) ?? null)
