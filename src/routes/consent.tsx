import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/consent')({
  ...ownRoute([], () => import('./-show/consent.ts')),
  // It shows what its reader has chosen.
  staticData: { perRequest: true },
})
