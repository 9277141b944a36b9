import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadGuidelineArchiveIndex, loadGuidelineIndex } from './guideline-index.server.ts'

/** Fetches the current guidelines of a site. */
export const getGuidelineIndex = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadGuidelineIndex(data))

/** Fetches the archived editions of the guidelines of a site. */
export const getGuidelineArchiveIndex = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadGuidelineArchiveIndex(data))
