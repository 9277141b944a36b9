import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/what-changed/$')(
  appRoute('/what-changed/$', {}, () => import('#pages/app/what-changed.tsx')),
)
