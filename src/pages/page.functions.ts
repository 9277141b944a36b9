import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { maxPathLength, maxUrlLength } from '#config/limits.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { resolvePage } from './resolve-page.server.ts'

const paramsSchema = v.object({
  site: siteHandleSchema,
  /** The path and query of a URL of the site, percent-encoded, without the site's prefix. */
  pathAndQuery: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.maxLength(maxUrlLength),
    v.check(
      (pathAndQuery) => pathAndQuery.replace(/\?.*/s, '').length <= maxPathLength,
      `The path is longer than ${maxPathLength} characters.`,
    ),
  ),
  /** The uri of the publication around the page, if the client has cached that publication. It is then not sent again. */
  publication: v.optional(v.pipe(v.string(), v.maxLength(maxPathLength))),
})

export type PageParams = v.InferOutput<typeof paramsSchema>

/** Resolves a URL of a site and returns its page if there is one, so that one call serves a whole navigation. */
export const getPage = createServerFn({ method: 'GET' })
  .validator(v.parser(paramsSchema))
  .handler(({ data }) => resolvePage(data))
