import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadConditionIndex } from './condition-index.server.ts'

/** Fetches the conditions of a site by letter and by part of the body. */
export const getConditionIndex = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadConditionIndex(data))
