import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { dataHandler } from './-document/data-handler.server.ts'
import { resolvePage } from './-pages/resolve-page.server.ts'

const question = v.object({
  site: siteHandleSchema,
  pathAndQuery: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048)),
})

export const Route = createFileRoute('/data/page')({
  server: { handlers: { GET: dataHandler(question, resolvePage) } },
})
