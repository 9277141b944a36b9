import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/all-conditions/')(ownRoute({}, () => import('./-show/condition-index.ts')))
