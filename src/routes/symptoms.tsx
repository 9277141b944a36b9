import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'
import { symptomForm } from '#pages/form-middleware.server.ts'

// The page may show the symptoms that its reader has chosen, so it is rendered per request.
const staticData = { perRequest: true }

export const Route = createFileRoute('/symptoms')({
  ...appRoute('/symptoms', staticData, () => import('#pages/app/symptoms.tsx')),
  // `staticData` is set here, because the build treats a route with only `server` besides a spread as a server-only route
  // and leaves it out of the client.
  staticData,
  server: { middleware: [symptomForm] },
})
