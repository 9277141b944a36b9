import { createFileRoute } from '@tanstack/react-router'
import { ownRoute } from './-pages/own-route.tsx'

export const Route = createFileRoute('/display')(ownRoute({}, () => import('./-show/display.ts')))
