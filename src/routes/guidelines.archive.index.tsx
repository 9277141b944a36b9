import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/guidelines/archive/')(
  ownRoute({}, () => import('./-show/guideline-archive-index.ts')),
)
