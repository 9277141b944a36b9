import { createFileRoute } from '@tanstack/react-router'
import { eventListRoute } from '#pages/event-list-route.ts'

export const Route = createFileRoute('/education-events/events')(eventListRoute('/education-events/events', 'event'))
