import { createFileRoute } from '@tanstack/react-router'
import { handleExport } from '#account/profile/handle-export.server.ts'
import { withAuth } from '#account/with-auth.server.ts'

// Exports all stored data of a reader as a file.
export const Route = createFileRoute('/api/profile/export')({
  server: { handlers: { POST: ({ request }) => withAuth(request, (auth) => handleExport(request, auth)) } },
})
