import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/profile')(
  appRoute({ perRequest: true, middleware: ['auth'] }, () => import('#account/profile-page.ts')),
)
