import { createFileRoute } from '@tanstack/react-router'
import { signInRoute } from '#account/sign-in-route.ts'

export const Route = createFileRoute('/register')(signInRoute('register', ['guest']))
