import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '../../src/routeTree.gen.ts'
import { isPersonalPath } from '../../src/telemetry/private-data.ts'

const routesBelow = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(routesBelow),
]

/** What is made for one reader, and yet says nothing of them. */
const impersonal = ['/consent']

test('whatever page is made for one reader alone is known as personal, before any code of it is loaded', () => {
  const paths = routesBelow(routeTree)
    .filter(({ options }) => options.staticData?.perRequest)
    .map(({ options }) => String(options.path))
  expect(paths).toContain('/search')
  expect(paths.filter((path) => !isPersonalPath(path) && !impersonal.includes(path))).toEqual([])
})
