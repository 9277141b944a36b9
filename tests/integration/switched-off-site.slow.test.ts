import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { callServerFunction } from '../support/server-functions.ts'

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  content.falsifyWith(async ({ operation }, real) => {
    const answer = await real()
    if (operation !== 'SiteGlobals') return answer
    const body = (await answer.json()) as { data: { sites: { handle: string; enabled: boolean }[] } }
    for (const one of body.data.sites) if (one.handle === 'nl') one.enabled = false
    return Response.json(body)
  })
  site = await startSite({ ...content.env, LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

const statusOf = async (path: string, host = 'localhost') => (await readPage(site, path, { headers: { host } })).status

test.each([
  '/',
  '/condition/nierstenen',
  '/all-conditions',
  '/search?q=steen',
  '/nowhere',
  '/kidney-stones',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/news/feed.xml',
  '/education-events/events.ics',
  '/education-events/bladder-cancer-weekend-2027.ics',
  '/site.webmanifest',
])('a disabled site returns 404 for %s, on its own host and under its prefix', async (path) => {
  expect(await statusOf(path, 'nl.localhost')).toBe(404)
  expect(await statusOf(`/nl${path}`)).toBe(404)
})

test.each(['/_payload.json', '/all-conditions/_payload.json'])('a disabled site has no payload at %s', async (path) => {
  expect(await statusOf(path, 'nl.localhost')).toBe(204)
  expect(await statusOf(`/nl${path}`)).toBe(204)
})

test.each([
  ['getPage', { pathAndQuery: '/' }],
  ['getSearchResults', { query: 'a', page: 1 }],
  ['getSuggestions', { query: 'a' }],
  ['getConditionIndex', {}],
  ['getSymptomForm', {}],
  ['getTreatmentIndex', {}],
  ['getDiaryLinkAndSources', {}],
  ['getGuidelineIndex', {}],
  ['getGuidelineArchiveIndex', {}],
  ['getListing', { list: 'news', page: 1, filter: {} }],
  ['getEventList', { kind: 'event', page: 1 }],
  ['getSideBySide', { path: '/condition/kidney-stones' }],
  ['getWhatChanged', { path: '/condition/kidney-stones', from: '2026-11-22' }],
])('the server function %s returns 404 for a disabled site, and 200 for another site', async (name, data) => {
  const refused = await callServerFunction(site, name, { ...data, site: 'nl' })
  expect([refused.status, refused.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(refused).not.toHaveProperty('result')
  expect((await callServerFunction(site, name, { ...data, site: 'de' })).status).toBe(200)
})

test('robots.txt and calendars of other sites still exist on the host of a disabled site', async () => {
  expect(await statusOf('/robots.txt', 'nl.localhost')).toBe(200)
  expect(await statusOf('/de/education-events/events.ics', 'nl.localhost')).toBe(200)
  expect(await statusOf('/de/education-events/bladder-cancer-weekend-2027.ics', 'nl.localhost')).toBe(200)
})
