import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { loadCodedPages } from './load-coded-pages.server.ts'

/** The maximum length of a code, or of the name of its system, in a URL, in characters. The longest codes have 18. */
const maxCodeLength = 40

const text = v.pipe(v.string(), v.maxLength(maxCodeLength))

/** Fetches the pages about a clinical code; null when the text is not a code or the site does not support clinical codes. */
export const getCodedPages = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema, system: text, code: text })))
  .handler(({ data }) => loadCodedPages(data))
