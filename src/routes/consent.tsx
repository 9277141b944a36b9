import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

// The page shows its reader's choice, so it is rendered per request.
export const Route = createFileRoute('/consent')(
  appRoute('/consent', { perRequest: true }, () => import('#pages/app/consent.ts')),
)
