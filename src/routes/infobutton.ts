import { createFileRoute } from '@tanstack/react-router'
import { handleInfobutton } from '#pages/handle-infobutton.server.ts'

export const Route = createFileRoute('/infobutton')({
  server: { handlers: { GET: ({ request }) => handleInfobutton(request) } },
})
