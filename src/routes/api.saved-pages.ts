import { createFileRoute } from '@tanstack/react-router'
import { handleSavedPagesGet, handleSavedPagesPost } from '#account/profile/handle-saved-pages.server.ts'
import { withAuth } from '#account/with-auth.server.ts'

// Handles a reader's saved pages: the forms in the profile, and the requests of scripts that save a page or ask whether it
// is saved. A reader who has had to sign in to save a page returns here. Without JavaScript, the form in articles posts to
// `/profile`.
export const Route = createFileRoute('/api/saved-pages')({
  server: {
    handlers: {
      GET: ({ request }) => withAuth(request, (auth) => handleSavedPagesGet(request, auth)),
      POST: ({ request }) => withAuth(request, (auth) => handleSavedPagesPost(request, auth)),
    },
  },
})
