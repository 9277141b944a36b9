import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

// It shows what its reader has chosen, so it is made for each of them.
export const Route = createFileRoute('/consent')(
  appRoute('/consent', { perRequest: true }, () => import('#pages/app/consent.ts')),
)
