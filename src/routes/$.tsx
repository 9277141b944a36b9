import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'

// Shows any entry of the content system that has no route of its own.
export const Route = createFileRoute('/$')(entryRoute())
