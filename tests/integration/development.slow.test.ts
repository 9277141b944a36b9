import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMarks } from '#i18n/message-marks.ts'
import { translatorsDeskPath } from '#lib/translators-desk-path.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { createDataDirectory } from '../support/server.ts'

/** The id of the message that asks for feedback, which is rendered inside the content of a page. */
const labelId = 'helpful-question'

let server: RunningProcess
let origin = ''

beforeAll(async () => {
  server = startNode(['src/http/main.ts', '--dev'], {
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: createDataDirectory(),
    LOG_LEVEL: 'error',
    VITEST: undefined,
  })
  const [, port = ''] = await server.waitFor(/http:\/\/localhost:(\d+)\//, 240_000)
  origin = `http://localhost:${port}`
}, 250_000)
afterAll(() => server.stop('SIGKILL'))

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
  const before = readFileSync('locales/de-DE/search.po', 'utf8')
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
  expect(readFileSync('locales/de-DE/search.po', 'utf8')).toBe(before)
})

test('the development server serves client modules through Vite', async () => {
  const entry = await fetch(`${origin}/src/client.tsx`)
  expect([entry.status, entry.headers.get('content-type')]).toEqual([200, 'text/javascript'])
  expect((await fetch(`${origin}/styleguide`)).status).toBe(200)
})
