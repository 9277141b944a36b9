import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { resolvePage } from './resolve-page.server.ts'

const maxPathLength = 2048
/** Queries may be long: whoever links here may have added what they count visitors by. */
const maxUrlLength = 8192

const paramsSchema = v.object({
  site: siteHandleSchema,
  /** Path and query of an address of the site, percent-encoded, without the site's prefix. */
  pathAndQuery: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.maxLength(maxUrlLength),
    v.check(
      (pathAndQuery) => pathAndQuery.replace(/\?.*/s, '').length <= maxPathLength,
      `The path is longer than ${maxPathLength} characters.`,
    ),
  ),
  /** The uri of the publication that the client has already, when the address lies in one: it is not sent again. */
  publication: v.optional(v.pipe(v.string(), v.maxLength(maxPathLength))),
})

export type PageParams = v.InferOutput<typeof paramsSchema>

/** Resolves an address of a site and returns the page when there is one, so that one call serves a whole navigation. */
export const getPage = createServerFn({ method: 'GET' })
  .validator(v.parser(paramsSchema))
  .handler(({ data }) => resolvePage(data))
