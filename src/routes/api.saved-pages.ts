import { createFileRoute } from '@tanstack/react-router'
import { answerSavedPages, changeSavedPages } from '#account/profile/answer-saved-pages.server.ts'
import { answerAuth } from '#account/answer-auth.server.ts'

// The pages that a reader keeps: the forms in articles and in the profile, and what the browser asks about them.
export const Route = createFileRoute('/api/saved-pages')({
  server: {
    handlers: {
      GET: ({ request }) => answerAuth(request, (auth) => answerSavedPages(request, auth)),
      POST: ({ request }) => answerAuth(request, (auth) => changeSavedPages(request, auth)),
    },
  },
})
