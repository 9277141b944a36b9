import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage, valueOf } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  content.falsifyWith(async ({ operation }, real) => {
    const answer = await real()
    if (operation !== 'SiteGlobals') return answer
    const body = (await answer.json()) as { data: { sites: { handle: string; primary: boolean }[] } }
    for (const one of body.data.sites) one.primary = one.handle === 'nl'
    return Response.json(body)
  })
  site = await startSite({ ...content.env, LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

// The Dutch site has this news item, but the Estonian site does not.
const news = '/news/plasdagboek-om-te-printen'

test('a page that a site lacks is that of the site that the content system names as primary', async () => {
  const dutch = await readPage(site, `/nl${news}`)
  const { status, document } = await readPage(site, `/ee${news}`)
  expect(status).toBe(200)
  expect(document.words('h1')).toBe(dutch.document.words('h1'))
  expect(valueOf(document.all('article')[0]!, 'lang')).toBe('nl-NL')
  expect(document.canonical).toBe(dutch.document.canonical)
  expect(document.meta('robots')).toContain('noindex')
  expect(document.words('main')).not.toContain('Siin on see inglise keeles.')
  expect(document.words('main')).toContain('Nederlands')
})

test('the entries of a list that a site lacks are those of the primary site', async () => {
  const { document } = await readPage(site, '/ee/news')
  const paths = document.all('a').flatMap((link) => valueOf(link, 'href') ?? [])
  const listed = paths.filter((path) => path.startsWith('/ee/news/'))
  expect(listed).toContain(`/ee${news}`)
  expect(listed).not.toContain('/ee/news/readers-panel')
})

test('a page that only another site has is not found', async () => {
  expect((await readPage(site, '/ee/news/readers-panel')).status).toBe(404)
  expect((await readPage(site, '/en/news/readers-panel')).status).toBe(301)
})
