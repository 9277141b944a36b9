import { createFileRoute } from '@tanstack/react-router'
import { answerData } from './-pages/data-sources.server.ts'

// What the browser asks for when it navigates: the answers of the queries, as JSON.
export const Route = createFileRoute('/data/$name')({
  server: { handlers: { GET: ({ params, request }) => answerData(params.name, new URL(request.url).searchParams) } },
})
