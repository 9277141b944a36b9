import { createFileRoute } from '@tanstack/react-router'
import { withAuth } from '#account/with-auth.server.ts'

// Handles sign-in and the forms of an account: the API of specification section 7 (settled 9), and the pages' forms.
export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: {
      GET: ({ request }) => withAuth(request, (auth) => auth.handle(request)),
      POST: ({ request }) => withAuth(request, (auth) => auth.handle(request)),
    },
  },
})
