import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'
import { validateRoute } from '#pages/route-validation.ts'

export const Route = createFileRoute('/guidelines/$slug/summary-of-changes/$year')({
  ...entryRoute(['guideline'], 'nested'),
  staticData: { keepsScroll: true },
  beforeLoad: validateRoute(({ params }) => /^\d{4}$/.test(params.year ?? '')),
})
