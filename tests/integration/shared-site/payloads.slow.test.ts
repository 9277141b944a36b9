import type { DehydratedState } from '@tanstack/react-query'
import { expect, inject, test } from 'vitest'
import { askServer } from '../../support/http-front.ts'

const site = inject('site')

const ask = (path: string, host = 'localhost') => askServer(site.port, path, { headers: { host } })

test.each([
  ['localhost', '', 'home'],
  ['localhost', '/nl', 'home'],
  ['nl.localhost', '', 'home'],
  ['localhost', '/condition/kidney-stones', 'condition'],
  ['localhost', '/nl/condition/nierstenen', 'condition'],
  ['nl.localhost', '/condition/nierstenen', 'condition'],
])('on the host %s the payload of "%s" is that of a %s page', async (host, page, kind) => {
  const answer = await ask(`${page}/_payload.json?build`, host)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json'])
  const { queries } = JSON.parse(answer.text) as DehydratedState
  expect(queries.map(({ queryKey: [name] }) => name)).toEqual(expect.arrayContaining(['address', 'page']))
  expect(queries.find(({ queryKey: [name] }) => name === 'page')?.state.data).toMatchObject({ content: { kind } })
})

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/site.webmanifest',
  '/news/feed.xml',
  '/education-events/events.ics',
  '/nl/sitemap.xml',
  '/nowhere',
  // The content has a redirect for this path.
  '/kidney-cancer',
])('%s is not a page and has no payload', async (path) => {
  const answer = await ask(`${path}/_payload.json`)
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
    204,
    undefined,
    'no-store',
  ])
  expect(answer.text).toBe('')
})

test('a payload is cached like a page', async () => {
  const path = '/condition/bedwetting/_payload.json'
  const first = await ask(`${path}?build-1`)
  const second = await ask(`${path}?build-2`)
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(second.headers['content-type']).toBe('application/json')
})
