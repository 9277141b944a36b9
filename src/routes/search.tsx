import { createFileRoute } from '@tanstack/react-router'
import type { SearchParameters } from '#features/search/search-address.ts'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/search')({
  ...appRoute({ perRequest: true, parameters: ['q', 'kind', 'topic', 'page'] }, () => import('#pages/app/search.ts')),
  // What is malformed stays in the address and counts as not said (`parseSearchQuestion`): taken out here, the reader would be
  // redirected.
  validateSearch: (search: SearchParameters): SearchParameters => search,
})
