import { createFileRoute } from '@tanstack/react-router'
import { parseSearchUrlParams, searchParamPatterns } from '#features/search/search-url-params.ts'
import { appRoute } from '#pages/app-route.tsx'

export const Route = createFileRoute('/search')({
  ...appRoute(
    '/search',
    { perRequest: true, hasPayload: true, parameters: Object.keys(searchParamPatterns) },
    () => import('#pages/app/search.tsx'),
  ),
  validateSearch: parseSearchUrlParams,
})
