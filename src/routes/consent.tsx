import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

// It shows what its reader has chosen, so it is made for each of them.
export const Route = createFileRoute('/consent')(ownRoute({ perRequest: true }, () => import('./-show/consent.ts')))
