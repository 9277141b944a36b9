import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadTreatmentIndex } from './treatment-index.server.ts'

/** Fetches the treatments of a site by letter. */
export const getTreatmentIndex = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadTreatmentIndex(data))
