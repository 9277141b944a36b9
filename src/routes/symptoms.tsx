import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'
import { symptomForm } from '#pages/form-middleware.server.ts'

// The page may show what its reader has chosen, so it is rendered per request.
export const Route = createFileRoute('/symptoms')({
  ...appRoute('/symptoms', { perRequest: true }, () => import('#pages/app/symptoms.tsx')),
  server: { middleware: [symptomForm] },
})
