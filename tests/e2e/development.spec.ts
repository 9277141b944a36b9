import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMarks } from '#i18n/message-marks.ts'
import { translatorsDeskPath } from '#lib/translators-desk-path.ts'
import { copyProject } from '../support/copy-project.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { expect, startClient, test } from './browser-test.ts'

// Starting the development server is slow, so this file also contains the tests of it that need no browser.
test.describe.configure({ mode: 'default' })

/** The id of the message that asks for feedback, which is rendered inside the content of a page. */
const labelId = 'helpful-question'

/** The copy of the project that the development server serves, because a test edits a catalogue. */
let copy: ReturnType<typeof copyProject>
let server: RunningProcess
let origin = ''

test.beforeAll(async () => {
  copy = copyProject()
  server = startNode(
    ['src/http/main.ts', '--dev'],
    { NODE_ENV: 'development', PORT: '0', DATA_DIR: join(copy.path, 'data'), LOG_LEVEL: 'error', BASE_PATH: undefined },
    copy.path,
  )
  const [, port = ''] = await server.waitFor(/http:\/\/localhost:(\d+)\//, 240_000)
  origin = `http://localhost:${port}`
})
test.afterAll(async () => {
  await server?.stop('SIGKILL')
  copy?.remove()
})

// The development server handles requests with the same HTTP server as production, so that errors show before deployment.
test('a page of the development server has the status, request ID and security headers of production', async () => {
  const page = await fetch(`${origin}/condition/kidney-stones`)
  expect(page.status).toBe(200)
  expect(page.headers.get('x-request-id')).toMatch(/./)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('<h1')
  expect((await fetch(`${origin}/no-such-page`)).status).toBe(404)
})

test('a page of the development server says how long its content and its render took', async () => {
  const page = await fetch(`${origin}/condition/bladder-cancer`)
  const [, content, render] =
    /^content;dur=([\d.]+), render;dur=([\d.]+)$/.exec(page.headers.get('server-timing') ?? '') ?? []
  expect(Number(content)).toBeGreaterThan(0)
  expect(Number(render)).toBeGreaterThan(0)
})

test('the development server refuses methods and redirects URLs as in production', async () => {
  expect((await fetch(`${origin}/news`, { method: 'POST' })).status).toBe(405)
  expect((await fetch(`${origin}/news`, { method: 'DELETE' })).status).toBe(405)
  expect((await fetch(`${origin}/news/`, { redirect: 'manual' })).status).toBe(301)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('the development server marks the messages of a page for the translator’s desk, and of no other page', async () => {
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/de/condition/nierensteine`, { headers })).text()
  const [plain, marked] = [await read({}), await read({ cookie: 'mark-messages=1' })]
  expect(readMarks(plain)).toEqual([])
  expect(readMarks(marked).length).toBeGreaterThan(50)
  expect(readMarks(marked).flatMap(({ begins }) => begins?.locale ?? [])).toContain('de-DE')
  // A label that the server has written into the content is marked as well, and the marked page is not cached for other
  // readers.
  expect(readMarks(marked).some(({ begins }) => begins?.id === labelId)).toBe(true)
  expect(readMarks(await read({}))).toEqual([])
})

test('the translator’s desk reads a message, and refuses other origins, hosts, types, languages and unfit translations', async () => {
  const desk = `${origin}/${translatorsDeskPath}`
  const own = { 'sec-fetch-site': 'same-origin' }
  const json = { ...own, 'content-type': 'application/json' }
  const edit = (body: object, headers: Record<string, string> = json) =>
    fetch(desk, { method: 'POST', headers, body: JSON.stringify(body) })
  const before = readFileSync(join(copy.path, 'locales/de-DE/search.po'), 'utf8')
  const found = await fetch(`${desk}?locale=de-DE&id=type-news`, { headers: own })
  expect([found.status, await found.json()]).toMatchObject([200, { id: 'type-news', locale: 'de-DE' }])
  expect((await fetch(`${desk}?locale=de-DE&id=type-news`)).status).toBe(403)
  expect(
    (await fetch(`${desk}?locale=de-DE&id=type-news`, { headers: { 'sec-fetch-site': 'cross-site' } })).status,
  ).toBe(403)
  expect((await fetch(`${desk}?locale=de-DE&id=no-such-message`, { headers: own })).status).toBe(404)
  const message = { locale: 'de-DE', id: 'type-news', translation: 'Bericht' }
  expect((await edit(message, { ...json, 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await edit(message, { ...json, origin: 'http://localhost:1' })).status).toBe(403)
  expect((await edit(message, own)).status).toBe(415)
  expect((await edit({ ...message, locale: '../../graphql' })).status).toBe(400)
  expect((await edit({ ...message, translation: '{count} Berichte' })).status).toBe(422)
  expect((await edit({ ...message, locale: 'en-US' })).status).toBe(422)
  expect(readFileSync(join(copy.path, 'locales/de-DE/search.po'), 'utf8')).toBe(before)
})

test('the development server serves client modules through Vite', async () => {
  const entry = await fetch(`${origin}/src/client.tsx`)
  expect([entry.status, entry.headers.get('content-type')]).toEqual([200, 'text/javascript'])
  expect((await fetch(`${origin}/styleguide`)).status).toBe(200)
})

test('a translator finds a message on the page, and an edit there is written to its catalogue and shown', async ({
  page,
  quiet,
}) => {
  // The browser logs a failed request, because development has no manifest of a build.
  quiet.allowMessage(/404|manifest of this build/)
  // In development, `HeadContent` inserts the links of the head again after hydration, when the fonts are already in use.
  quiet.allowMessage(/\.woff2\?no-inline was preloaded using link preload but not used/)
  // The browser logs the edit that is refused.
  quiet.expectMessage(/422/)
  const catalogue = () => readFileSync(join(copy.path, 'locales/de-DE/messages.po'), 'utf8')
  const before = catalogue()
  await page.goto(`${origin}/de/condition/nierensteine`)
  await page.getByRole('button', { name: 'Show the messages' }).click()
  const desk = page.getByRole('region', { name: 'Translator’s desk' })
  await expect(desk).toContainText(/All messages of this page \(\d{2,}\)/)
  await startClient(page)
  expect(await page.evaluate(() => CSS.highlights.get('message')?.size)).toBeGreaterThan(20)

  await page.locator('main').getByText('Link kopieren').first().hover()
  await expect(desk.locator('dd').first()).toHaveText('Copy the link')
  await expect(desk).toContainText(/locales\/de-DE\/messages\.po:\d+/)
  const field = desk.getByLabel('Translation (de-DE)')
  await field.fill('{count} Links')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('status')).toContainText('other placeholders')
  expect(catalogue()).toBe(before)

  await field.fill('Den Link kopieren')
  const isLoadedAgain = page.waitForEvent('load', { timeout: 120_000 })
  await desk.getByRole('button', { name: 'Save' }).click()
  await isLoadedAgain
  await expect(desk.getByLabel('Translation (de-DE)')).toHaveValue('Den Link kopieren', { timeout: 120_000 })
  expect(catalogue()).toBe(before.replace('msgstr "Link kopieren"\n', 'msgstr "Den Link kopieren"\n'))
  const edited = page.locator('main').getByText('Den Link kopieren').first()
  // On a busy machine, the page may be loaded again before Vite has finished with the changed catalogue.
  await expect(async () => {
    if (!(await edited.isVisible())) await page.reload()
    await expect(edited).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 })

  await desk.getByText(/All messages of this page/).click()
  await startClient(page)
  const listed = desk.getByRole('button', { name: '(aria-label)' }).first()
  await listed.focus()
  // The list is updated when the page changes, and the focus stays on the button.
  const counted = desk.locator('summary')
  const count = await counted.textContent()
  await page.getByRole('contentinfo').evaluate((footer) => footer.replaceChildren())
  await expect(counted).not.toHaveText(count ?? '')
  await expect(listed).toBeFocused()
  await listed.press('Enter')
  await expect(desk.locator('dd').first()).not.toHaveText('Copy the link')
  await desk.getByRole('button', { name: 'Hide the messages' }).click()
  await expect(page.getByRole('button', { name: 'Show the messages' })).toBeVisible()
  // The page is reloaded, and the development server renders it again.
  await expect(page.locator('main').getByText('Den Link kopieren', { exact: true }).first()).toBeVisible({
    timeout: 120_000,
  })
})
