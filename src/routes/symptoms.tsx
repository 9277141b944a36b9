import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'
import { symptomForm } from '#pages/form-middleware.server.ts'

// The page may show what its reader has chosen, so it is rendered per request.
const staticData = { perRequest: true }

export const Route = createFileRoute('/symptoms')({
  ...appRoute('/symptoms', staticData, () => import('#pages/app/symptoms.tsx')),
  // The build takes a route for one of the server alone, and leaves it out of the client, if `server` is all that it finds
  // besides a spread.
  staticData,
  server: { middleware: [symptomForm] },
})
