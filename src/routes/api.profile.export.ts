import { createFileRoute } from '@tanstack/react-router'
import { handleExport } from '#account/profile/handle-export.server.ts'
import { withAuth } from '#account/with-auth.server.ts'

// Sends signed-in readers the stored data of their account as a file (`exportProfile`).
export const Route = createFileRoute('/api/profile/export')({
  server: { handlers: { POST: ({ request }) => withAuth(request, (auth) => handleExport(request, auth)) } },
})
