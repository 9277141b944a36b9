import { createFileRoute } from '@tanstack/react-router'
import { runMiddleware } from '#account/route-middleware.ts'
import { signInRoute } from '#account/sign-in-route.ts'

export const Route = createFileRoute('/login')({ ...signInRoute('login'), beforeLoad: runMiddleware('guest') })
