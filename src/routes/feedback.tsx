import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/feedback')({
  ...ownRoute([], () => import('./-show/feedback.tsx')),
  // It shows what its reader has written.
  staticData: { perRequest: true },
})
