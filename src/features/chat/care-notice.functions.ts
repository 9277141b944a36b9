import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadCareNotice } from './load-care-notice.server.ts'
import { maxQuestionLength } from './chat-answer.ts'

const noticeSchema = v.object({ site: siteHandleSchema, text: v.pipe(v.string(), v.maxLength(maxQuestionLength)) })

/** Fetches the short form of a care card for a text that describes a danger; null for any other text. */
export const getCareNotice = createServerFn({ method: 'GET' })
  .validator(v.parser(noticeSchema))
  .handler(({ data }) => loadCareNotice(data))
