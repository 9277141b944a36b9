import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createRouteMatcher } from './route-matcher.server.ts'
import { declaredQuery, findRouteRule } from './route-rules.ts'

const root = createRootRoute()
const component = () => null
const guideline = createRoute({ getParentRoute: () => root, path: '/guidelines/$slug', component })
const chat = createRoute({ getParentRoute: () => root, path: '/chat', staticData: { perRequest: true }, component })
const matcher = createRouteMatcher(
  root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component }),
    createRoute({
      getParentRoute: () => root,
      path: '/news/',
      staticData: { parameters: ['year', 'page'] },
      component,
    }),
    createRoute({ getParentRoute: () => root, path: '/news/$slug', component }),
    createRoute({ getParentRoute: () => root, path: '/news/feed.xml' }),
    createRoute({
      getParentRoute: () => root,
      path: '/search',
      staticData: { perRequest: true, hasPayload: true, parameters: ['q'] },
      component,
    }),
    guideline.addChildren([
      createRoute({ getParentRoute: () => guideline, path: '/', component }),
      createRoute({ getParentRoute: () => guideline, path: '/$part', staticData: { perRequest: true }, component }),
      createRoute({ getParentRoute: () => guideline, path: '/panel', component }),
    ]),
    chat.addChildren([createRoute({ getParentRoute: () => chat, path: '/$bot', component })]),
    createRoute({ getParentRoute: () => root, path: '/$', component }),
  ]),
)

test('the matcher contains the rule of every route that shows a page, in the order in which they are tried', () => {
  expect(matcher.static).toEqual({
    '/': { kind: 'prerendered' },
    '/news': { kind: 'cached', parameters: ['year', 'page'] },
    '/search': { kind: 'uncached', parameters: ['q'] },
  })
  expect(Object.keys(matcher.dynamic)).toEqual([
    '/news/:slug',
    '/guidelines/:slug/panel',
    '/guidelines/:slug/:part',
    '/guidelines/:slug',
    '/chat/:bot',
  ])
  expect(matcher.wildcard).toEqual({ '/': { kind: 'prerendered' } })
})

test.each([
  ['/', 'prerendered'],
  ['/news', 'cached'],
  ['/news/x', 'prerendered'],
  ['/search', 'uncached'],
  ['/guidelines/x', 'prerendered'],
  ['/guidelines/x/panel', 'prerendered'],
  ['/guidelines/x/y', 'per-request'],
  // The parent route sets `perRequest`.
  ['/chat/guide', 'per-request'],
  ['/over-deze-site', 'prerendered'],
  ['/a/b/c/d', 'prerendered'],
])('the page at %s is %s', (path, kind) => expect(findRouteRule(matcher, path)?.kind).toBe(kind))

test('a query keeps the parameters on which the page depends, in one order', () => {
  const rule = { kind: 'cached', parameters: ['year', 'page'] } as const
  expect(declaredQuery(rule, '?year=2026&from=here&page=2')).toBe('page=2&year=2026')
  expect(declaredQuery(rule, 'from=here')).toBe('')
  expect(declaredQuery({ kind: 'uncached', parameters: ['q'] }, 'from=here&q=stone')).toBe('q=stone')
  expect(declaredQuery({ kind: 'prerendered' }, 'page=2')).toBe('')
})
