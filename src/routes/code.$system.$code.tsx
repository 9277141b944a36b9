import { createFileRoute } from '@tanstack/react-router'
import { appRoute } from '#pages/app-route.tsx'

// Leads from a clinical code, such as `/code/icd-10/N20`, to the page about it.
export const Route = createFileRoute('/code/$system/$code')(
  appRoute('/code/$system/$code', {}, () => import('#pages/app/coded-pages.tsx')),
)
