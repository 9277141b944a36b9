import { createFileRoute } from '@tanstack/react-router'
import { signInRoute } from './-pages/sign-in-route.ts'

export const Route = createFileRoute('/forgot-password')(signInRoute('forgot-password'))
