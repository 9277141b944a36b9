import { createFileRoute } from '@tanstack/react-router'
import { handleSavedPagesGet, handleSavedPagesPost } from '#account/profile/handle-saved-pages.server.ts'
import { withAuth } from '#account/with-auth.server.ts'

// Handles a reader's saved pages: the forms in articles and in the profile, and the browser's requests for their state.
export const Route = createFileRoute('/api/saved-pages')({
  server: {
    handlers: {
      GET: ({ request }) => withAuth(request, (auth) => handleSavedPagesGet(request, auth)),
      POST: ({ request }) => withAuth(request, (auth) => handleSavedPagesPost(request, auth)),
    },
  },
})
