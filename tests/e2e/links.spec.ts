import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { expect, test, wakeClient } from './browser-test.ts'

// The content has hostile URLs in its text and in its link fields (docs/settled.md, section 5).
const hostile = [
  'javascript:document.title="taken"',
  'JavaScript:document.title="taken"',
  ' javascript:document.title="taken"',
  '\u0000javascript:document.title="taken"',
  '\tjavascript:document.title="taken"',
  'java\tscript:document.title="taken"',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  'data:text/html,<title>taken</title>',
  'blob:https://evil.example/x',
  'vbscript:x',
]
const escapeHtml = (text: string) => text.replace(/\W/g, (character) => `&#${character.charCodeAt(0)};`)

test.describe.configure({ mode: 'default' })
let content: FaultyContentServer
let site: RunningSite
test.beforeAll(async () => {
  content = await startFaultyContentServer()
  content.falsifyWith(async ({ operation }, real) => {
    const answer = await real()
    if (operation === 'SiteFrame') {
      const body = await answer.json()
      const [navigation] = [body.data.navigation].flat()
      const [link] = navigation.main
      navigation.main.push(
        ...hostile.map((linkExternal, index) => ({
          ...link,
          id: `9${index}`,
          title: `Hostile ${index}`,
          label: `Hostile ${index}`,
          linkInternal: [],
          linkExternal,
        })),
      )
      return Response.json(body)
    }
    const text = await answer.text()
    const anchors = hostile.map((href, index) => `<a href="${escapeHtml(href)}">Hostile words ${index}</a> `).join('')
    // The links are added to the first paragraph of the page.
    const isPage = operation === 'ConditionPage'
    return Response.json(JSON.parse(isPage ? text.replace('<p>', `<p>${JSON.stringify(anchors).slice(1, -1)}`) : text))
  })
  site = await startSite({ ...content.env, LOG_LEVEL: 'fatal' })
})
test.afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

test('no link of a page runs a script or opens another website in the same tab when the content contains hostile URLs', async ({
  page,
  quiet,
  requests,
}) => {
  // Media are served by the embedded content server, which does not run here.
  quiet.allowMessage(/status of 404/)
  await page.goto(`${site.origin}/condition/kidney-stones`)
  for (const index of hostile.keys()) await expect(page.getByText(`Hostile words ${index} `).first()).toBeAttached()
  await expect(page.locator('a', { hasText: /^Hostile/ })).toHaveCount(0)
  const led = await page.evaluate(() =>
    // The exit link is excluded, because it is meant to replace the page.
    [...document.querySelectorAll<HTMLAnchorElement>('a:not([data-press=exit])')]
      .filter(
        (link) => link.origin !== location.origin && link.target !== '_blank' && !/^(mailto|tel):/.test(link.href),
      )
      .map((link) => link.href),
  )
  expect(led).toEqual([])

  await wakeClient(page)
  for (const index of hostile.keys()) await page.getByText(`Hostile words ${index} `).first().click({ force: true })
  await expect(page).toHaveURL(`${site.origin}/condition/kidney-stones`)
  expect(await page.title()).not.toContain('taken')
  expect(requests.filter((request) => !request.url().startsWith(site.origin))).toEqual([])
})
