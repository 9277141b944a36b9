import { createFileRoute } from '@tanstack/react-router'
import { withAuth } from '#account/with-auth.server.ts'
import { handleSavedPagesPost } from '#account/profile/handle-saved-pages.server.ts'
import { runMiddleware } from '#account/route-middleware.ts'
import { accountSearch } from '#account/sign-in-route.ts'
import { searchParams } from '#lib/search-params.ts'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/profile')({
  ...appRoute(
    '/profile',
    { perRequest: true, parameters: Object.keys(accountSearch) },
    () => import('#account/profile-page.ts'),
  ),
  validateSearch: searchParams(accountSearch),
  beforeLoad: runMiddleware('auth'),
  server: {
    handlers: {
      // Handles the form in articles that saves a page. The host and the prefix of the URL identify the site, so the form
      // need not name it.
      POST: ({ request, context }) =>
        withAuth(request, (auth) => handleSavedPagesPost(request, auth, context.siteRequest.site.handle)),
    },
  },
})
