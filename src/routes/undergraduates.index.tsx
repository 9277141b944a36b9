import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#pages/list-route.ts'

export const Route = createFileRoute('/undergraduates/')(listRoute('/undergraduates/', 'undergraduates'))
