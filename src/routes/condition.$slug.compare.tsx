import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/condition/$slug/compare')(entryRoute(['condition']))
