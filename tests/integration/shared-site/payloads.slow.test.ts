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
])('on %s the payload of "%s" is that of a %s page', async (host, page, kind) => {
  const answer = await ask(`${page}/_payload.json?build`, host)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json'])
  expect(JSON.parse(answer.text)).toMatchObject({ page: { content: { kind } } })
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
  // A stored redirect.
  '/kidney-cancer',
])('%s is no page and has no payload', async (path) => {
  const answer = await ask(`${path}/_payload.json`)
  expect([answer.status, answer.headers.location]).toEqual([404, undefined])
  expect(answer.text).toBe('Not found\n')
})
