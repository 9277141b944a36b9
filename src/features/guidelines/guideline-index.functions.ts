import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadGuidelineArchiveIndex, loadGuidelineIndex } from './guideline-index.server.ts'

/** The current guidelines of a site. */
export const getGuidelineIndex = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadGuidelineIndex(data))

/** The archived editions of the guidelines of a site. */
export const getGuidelineArchiveIndex = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadGuidelineArchiveIndex(data))
