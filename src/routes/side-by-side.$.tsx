import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/side-by-side/$')(
  appRoute('/side-by-side/$', {}, () => import('#pages/app/side-by-side.tsx')),
)
