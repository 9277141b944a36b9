import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/all-conditions/')(
  appRoute('/all-conditions/', {}, () => import('#pages/app/condition-index.tsx')),
)
