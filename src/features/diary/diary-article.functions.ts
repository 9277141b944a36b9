import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadDiaryArticle } from './diary-article.server.ts'

/** Fetches the link to the page about the bladder diary, and its sources. */
export const getDiaryArticle = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(({ data }) => loadDiaryArticle(data))
