import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/module/$module/end')(entryRoute(['module'], 'nested'))
