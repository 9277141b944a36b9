import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ PREVIEW_TOKEN: 'the-right-preview-token', LOG_LEVEL: 'error' })
})
afterAll(() => site.stop('SIGKILL'))

const statusOf = async (path: string) => (await readPage(site, path)).status

test('an address in other letters is another address, which does not exist', async () => {
  for (const path of [
    '/aLl-CoNdItIoNs',
    '/NEWS',
    '/Guidelines',
    '/API/content/purge',
    '/nl/DATA/search?site=en&query=a',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('a technical address has one form, and nothing leads to it from another', async () => {
  const question = 'page?site=en&pathAndQuery=%2Fnews'
  expect(await statusOf(`/data/${question}`)).toBe(200)
  for (const path of [
    '/api/',
    '/data/',
    '/words/',
    '/site-frame/',
    '/API/',
    '/api//evil.example/',
    `/data/${question.replace('?', '/?')}`,
    `/data/%70${question.slice(1)}`,
    `/data//${question}`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('what a page does not depend on is not on it', async () => {
  const { text } = await readPage(site, '/updates?junkparam=JUNKVALUE&page=1')
  expect(text).not.toMatch(/junk/i)
  expect(text).toContain('/nl/updates?page=1"')
})

test('years that nobody means are no years', async () => {
  expect(await statusOf('/education-events/events?year=9999')).toBe(200)
  expect(await statusOf('/data/event-list?site=en&kind=event&page=1&year=275760')).toBe(400)
})

test('a file of the sitemap has one name', async () => {
  for (const name of ['1e0', '0x1', '%201', '+1', '1.0', '01', '0', '99'])
    expect([name, await statusOf(`/sitemap-${name}.xml`)]).toEqual([name, 404])
})

test('a wrong preview token is refused wherever it is given', async () => {
  for (const path of ['/sitemap.xml', '/news/feed.xml', '/news'])
    expect([path, await statusOf(`${path}?x-craft-preview=1&token=wrong`)]).toEqual([path, 403])
})

test('who guesses tokens does not keep out an editor who has the right one', async () => {
  const right = '/condition/nocturia?x-craft-preview=1&token=the-right-preview-token'
  expect(await statusOf(right)).toBe(200)
  for (let guess = 0; guess < 12; guess++) await statusOf(`/news?x-craft-preview=1&token=bad${guess}`)
  expect(await statusOf('/news?x-craft-preview=1&token=bad')).toBe(429)
  expect(await statusOf(right)).toBe(200)
})
