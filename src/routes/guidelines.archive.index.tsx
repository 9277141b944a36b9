import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/guidelines/archive/')(
  appRoute('/guidelines/archive/', {}, () => import('#pages/app/guideline-archive-index.tsx')),
)
