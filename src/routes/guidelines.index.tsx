import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/guidelines/')(ownRoute({}, () => import('./-show/guideline-index.ts')))
