import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/all-treatments/')(
  appRoute('/all-treatments/', {}, () => import('#pages/app/treatment-index.tsx')),
)
