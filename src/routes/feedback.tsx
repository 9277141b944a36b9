import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

// It shows what its reader has written.
export const Route = createFileRoute('/feedback')(ownRoute({ perRequest: true }, () => import('./-show/feedback.tsx')))
