import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/my-bladder-diary')(
  appRoute('/my-bladder-diary', {}, () => import('#pages/app/bladder-diary.tsx')),
)
