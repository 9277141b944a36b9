import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { expect, startClient, test } from './browser-test.ts'

// The content contains redirects to a file, to another site and by query, which navigations in the client have to follow.
const links = {
  file: '/education-events/events.ics',
  'redirect to a file': '/to-file',
  'redirect to a sibling': '/to-sibling',
  'page with a query': '/condition/nocturia?a=1',
  'page with another query': '/condition/nocturia?b=1',
  'own page with the handle': '/en/glossary',
}
const redirects = [
  { uri: 'to-file', to: '/sitemap.xml' },
  { uri: 'to-sibling', to: '/nl/condition/nierstenen' },
  { uri: 'condition/nocturia?a=1', to: 'news' },
]

test.describe.configure({ mode: 'default' })
let content: FaultyContentServer
let site: RunningSite
test.beforeAll(async () => {
  content = await startFaultyContentServer()
  content.falsifyWith(async ({ operation }, real) => {
    if (operation === 'Redirects') {
      return Response.json({
        data: { redirects: redirects.map((row) => ({ type: '301', handle: null, siteId: null, ...row })) },
      })
    }
    const answer = await real()
    if (operation !== 'ConditionPage') return answer
    const anchors = Object.entries(links).map(([name, href]) => `<a href="${href}">The ${name}</a> `)
    return Response.json(
      JSON.parse((await answer.text()).replace('<p>', `<p>${JSON.stringify(anchors.join('')).slice(1, -1)}`)),
    )
  })
  site = await startSite({ ...content.env, LOG_LEVEL: 'fatal' })
})
test.afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

test.beforeEach(async ({ page, quiet }) => {
  // Media are served by the embedded content server, which does not run here.
  quiet.allowMessage(/status of 404/)
  // This message comes from the browser's built-in viewer of XML files.
  quiet.allowMessage(/Applying inline style/)
  await page.goto(`${site.origin}/condition/kidney-stones`)
  await startClient(page)
})

test('a link to a file is downloaded by the browser', async ({ page }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'The file', exact: true }).click()
  expect(new URL((await download).url()).pathname).toBe('/education-events/events.ics')
})

for (const [name, address] of [
  ['redirect to a file', '/sitemap.xml'],
  ['redirect to a sibling', '/nl/condition/nierstenen'],
  ['page with a query', '/news'],
  ['page with another query', '/condition/nocturia?b=1'],
  ['own page with the handle', '/glossary'],
] as const) {
  test(`a link is followed by the client: ${name}`, async ({ page }) => {
    await page.getByRole('link', { name: `The ${name}`, exact: true }).click()
    await expect(page).toHaveURL(site.origin + address)
    // The URL changes before the page does.
    if (!address.endsWith('.xml'))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not here|Kidney stones/)
  })
}
