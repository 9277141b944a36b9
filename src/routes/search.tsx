import { createFileRoute } from '@tanstack/react-router'
import type { SearchParameters } from '#features/search/search-address.ts'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/search')({
  ...ownRoute(['q', 'kind', 'topic', 'page'], () => import('./-show/search.ts')),
  // What is malformed stays in the address and counts as not said (`parseSearchQuestion`): taken out here, the reader would be
  // redirected.
  validateSearch: (search: SearchParameters): SearchParameters => search,
  staticData: { perRequest: true },
})
