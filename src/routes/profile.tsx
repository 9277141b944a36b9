import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/profile')(
  ownRoute({ perRequest: true, middleware: ['auth'] }, () => import('./-account/profile-page.ts')),
)
