import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/all-treatments/')(ownRoute({}, () => import('./-show/treatment-index.ts')))
