import { createFileRoute } from '@tanstack/react-router'
import { anyText, searchParams } from '#lib/search-params.ts'
import { appRoute } from '#pages/app-route.tsx'
import { storedDataForm } from '#pages/form-middleware.server.ts'

// The page shows which cookies its reader has, so it is rendered per request.
export const Route = createFileRoute('/stored-data')({
  ...appRoute('/stored-data', { perRequest: true, parameters: ['deleted'] }, () => import('#pages/app/stored-data.ts')),
  validateSearch: searchParams({ deleted: anyText }),
  server: { middleware: [storedDataForm] },
})
