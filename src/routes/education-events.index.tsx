import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/education-events/')({
  beforeLoad: () => {
    throw redirect({ to: '/education-events/events', statusCode: 301, replace: true })
  },
})
