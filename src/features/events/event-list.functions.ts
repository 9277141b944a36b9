import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadEventList } from './event-list.server.ts'

const paramsSchema = v.object({
  site: siteHandleSchema,
  kind: v.picklist(['event', 'education']),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  /** The year to which the list of past events is limited. */
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2099))),
})

export type EventListParams = v.InferOutput<typeof paramsSchema>

/** Fetches a page of a site's events of one kind. */
export const getEventList = createServerFn({ method: 'GET' })
  .validator(v.parser(paramsSchema))
  .handler(({ data }) => loadEventList(data))
