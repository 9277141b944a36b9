import { createFileRoute } from '@tanstack/react-router'
import { parseSearchParams, searchForms } from '#features/search/search-params.ts'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/search')({
  ...appRoute(
    '/search',
    { perRequest: true, parameters: Object.keys(searchForms) },
    () => import('#pages/app/search.tsx'),
  ),
  validateSearch: parseSearchParams,
})
