import { createFileRoute } from '@tanstack/react-router'
import { PublicationLayout } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/module/$module')({
  staticData: { layout: 'module' },
  component: PublicationLayout,
})
