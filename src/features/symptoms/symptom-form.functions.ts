import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadSymptomForm } from './load-symptom-guide.server.ts'

/** Fetches the form on which readers of a site say what they notice; null where there is none. */
export const getSymptomForm = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadSymptomForm(data))
