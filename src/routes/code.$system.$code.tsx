import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

// Shows the pages about a clinical code, or redirects to the only one: `/code/icd-10/N20`.
export const Route = createFileRoute('/code/$system/$code')(
  appRoute('/code/$system/$code', {}, () => import('#pages/app/coded-pages.tsx')),
)
