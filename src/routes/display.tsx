import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/display')(appRoute('/display', {}, () => import('#pages/app/display.tsx')))
