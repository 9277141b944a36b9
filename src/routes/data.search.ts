import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { findEntries } from '#features/search/find-entries.server.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { dataHandler } from './-document/data-handler.server.ts'

const question = v.object({ site: siteHandleSchema, query: v.pipe(v.string(), v.maxLength(200)) })

export const Route = createFileRoute('/data/search')({
  server: { handlers: { GET: dataHandler(question, findEntries) } },
})
