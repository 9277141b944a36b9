import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadSymptomForm } from './load-symptom-guide.server.ts'

/** Fetches the form in which readers of a site choose their symptoms; null if the site has none. */
export const getSymptomForm = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadSymptomForm(data))
