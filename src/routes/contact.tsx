import { createFileRoute } from '@tanstack/react-router'
import { anyText, searchParams } from '#lib/search-params.ts'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/contact')({
  ...entryRoute(['contact']),
  // What a reader writes here must never be shown to another.
  staticData: { perRequest: true },
  validateSearch: searchParams({ sent: anyText }),
})
