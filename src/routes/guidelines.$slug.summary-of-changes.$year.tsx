import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/guidelines/$slug/summary-of-changes/$year')({
  ...entryRoute(['guideline'], 'nested'),
  staticData: { keepsScroll: true, validate: ({ params }) => /^\d{4}$/.test(params.year ?? '') },
})
