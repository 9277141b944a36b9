import { createFileRoute } from '@tanstack/react-router'
import { withAuth } from '#account/with-auth.server.ts'

// Signing in and the forms of an account: the calls of specification section 7 (settled 9), and those of the account's pages.
export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: {
      GET: ({ request }) => withAuth(request, (auth) => auth.handle(request)),
      POST: ({ request }) => withAuth(request, (auth) => auth.handle(request)),
    },
  },
})
