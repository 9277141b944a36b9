import { expect, test } from 'vitest'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { createRouteFinder } from './find-route.server.ts'

const root = createRootRoute()
const at = (path: string) => createRoute({ getParentRoute: () => root, path })
const findRoute = createRouteFinder(
  root.addChildren([at('/'), at('/news/'), at('/news/$slug'), at('/api/auth/$'), at('$')]),
)

test.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/a-story', '/news/$slug'],
  ['/news/a%20story', '/news/$slug'],
  ['/api/auth/session', '/api/auth/$'],
  ['/no/such/page', '/$'],
  ['/News/a-story', '/$'],
  ['/_payload.json', '/_payload.json'],
  ['/news/a-story/_payload.json', '/news/$slug/_payload.json'],
  ['/_serverFn/0123abcd', '/_serverFn/$'],
])('the route pattern of %s is %s', (path, pattern) => {
  expect(findRoute(path)).toBe(pattern)
})
