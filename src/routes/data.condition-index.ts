import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadConditionIndex } from '#features/conditions/condition-index.server.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { dataHandler } from './-document/data-handler.server.ts'

const question = v.object({ site: siteHandleSchema })

export const Route = createFileRoute('/data/condition-index')({
  server: { handlers: { GET: dataHandler(question, loadConditionIndex) } },
})
