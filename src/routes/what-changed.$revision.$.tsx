import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/what-changed/$revision/$')(
  appRoute('/what-changed/$revision/$', {}, () => import('#pages/app/what-changed.tsx')),
)
