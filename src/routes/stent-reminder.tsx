import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/stent-reminder')(
  appRoute('/stent-reminder', {}, () => import('#pages/app/stent-reminder.ts')),
)
