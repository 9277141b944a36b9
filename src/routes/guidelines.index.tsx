import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/guidelines/')(
  appRoute('/guidelines/', {}, () => import('#pages/app/guideline-index.tsx')),
)
