import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '../../src/routeTree.gen.ts'
import { toolPaths } from '../../src/sites/tool-pages.ts'
import { isPersonalPath } from '../../src/telemetry/private-data.ts'

type Route = { readonly path: string; readonly perRequest: boolean }

function routesBelow(route: AnyRoute, above = ''): Route[] {
  const options = route.options as { path?: string; staticData?: { perRequest?: boolean } }
  const path = above + (options.path ?? '').replace(/\/$/, '')
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>)
  return [
    { path, perRequest: options.staticData?.perRequest === true },
    ...children.flatMap((child) => routesBelow(child, path)),
  ]
}

/** The routes that are rendered per request although their pages contain no personal data. */
const impersonal = ['/consent']

test('every route that is rendered per request has a personal path, which isPersonalPath recognises without loading the route', () => {
  const paths = routesBelow(routeTree)
    .filter(({ perRequest }) => perRequest)
    .map(({ path }) => path)
  expect(paths).toContain('/search')
  expect(paths.filter((path) => !isPersonalPath(path) && !impersonal.includes(path))).toEqual([])
})

test('every page of a tool is personal, although it is cached, because what readers enter stays in their browser', () => {
  expect(toolPaths).toContain('/visit-pack')
  expect(toolPaths.filter((path) => !isPersonalPath(path) || !isPersonalPath(`/de${path}`))).toEqual([])
})
