import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/offline')(appRoute('/offline', {}, () => import('#pages/app/offline.ts')))
