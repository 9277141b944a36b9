import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadDiaryLinkAndSources } from './diary-link-and-sources.server.ts'

/** Fetches the link to the page about the bladder diary, and the sources of that page. */
export const getDiaryLinkAndSources = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadDiaryLinkAndSources(data))
