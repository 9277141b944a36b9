import { createFileRoute } from '@tanstack/react-router'
import { answerExport } from '#account/profile/answer-export.server.ts'
import { answerAuth } from '#account/answer-auth.server.ts'

// Everything that is stored of a reader, as a file.
export const Route = createFileRoute('/api/profile/export')({
  server: { handlers: { POST: ({ request }) => answerAuth(request, (auth) => answerExport(request, auth)) } },
})
