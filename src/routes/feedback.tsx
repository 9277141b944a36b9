import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

// It shows what its reader has written.
export const Route = createFileRoute('/feedback')(
  appRoute({ perRequest: true }, () => import('#pages/app/feedback.tsx')),
)
