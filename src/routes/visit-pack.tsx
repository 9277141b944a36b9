import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/visit-pack')(
  appRoute('/visit-pack', {}, () => import('#pages/app/visit-pack.tsx')),
)
