import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/profile')({
  ...ownRoute([], () => import('./-account/profile-page.ts')),
  staticData: { perRequest: true, middleware: ['auth'] },
})
