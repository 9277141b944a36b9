import { createFileRoute } from '@tanstack/react-router'
import { anyText, searchParams } from '#lib/search-params.ts'
import { appRoute } from '#pages/app-route.tsx'
import { feedbackForm } from '#pages/form-middleware.server.ts'

// The page may show text that its reader has written, so it is rendered per request.
export const Route = createFileRoute('/feedback')({
  ...appRoute(
    '/feedback',
    { perRequest: true, parameters: ['about', 'sent'] },
    () => import('#pages/app/feedback.tsx'),
  ),
  validateSearch: searchParams({ about: anyText, sent: anyText }),
  server: { middleware: [feedbackForm] },
})
