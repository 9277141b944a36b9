import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/guidelines/$slug/summary-of-changes/')(entryRoute(['guideline'], 'nested'))
