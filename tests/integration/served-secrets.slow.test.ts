import { readdirSync, readFileSync } from 'node:fs'
import { homedir, hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage } from '../support/read-page.ts'
import { routeTable } from '../support/route-table.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'
import { fetchServerFunction, serverFunctionNames, serverFunctionPath } from '../support/server-functions.ts'
import { signUp } from '../support/site-client.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const project = join(import.meta.dirname, '../..')
const dataDirectory = createDataDirectory()
const reader = {
  name: 'Grace Brewster Hopper',
  email: 'grace.hopper@example.org',
  password: 'seven wild geese over the lake',
}
const secrets = {
  AUTH_SECRET: 'the-secret-of-the-sessions-0123456789',
  CONTENT_PURGE_SECRET: 'the-secret-of-the-purges-0123456789',
  BUGSNAG_API_KEY: '0123456789abcdef0123456789abcdef',
  CHAT_KEY: 'the-key-of-the-language-model',
  CONTACT_TO: 'the-editors@example.org',
}

let content: FaultyContentServer
let site: RunningSite
/** The texts that no response may contain: secrets, personal data, and texts that identify the machine. */
let forbidden: readonly string[]

beforeAll(async () => {
  content = await startFaultyContentServer()
  site = await startSite({
    ...content.env,
    ...secrets,
    CHAT_ENDPOINT: 'http://127.0.0.1:9/the-place-of-the-language-model',
    CHAT_MODEL: 'model',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'fatal',
  })
  await signUp(site, dataDirectory, reader)
  forbidden = [
    ...Object.values(secrets),
    content.token,
    content.previewToken,
    `127.0.0.1:${content.port}`,
    'the-place-of-the-language-model',
    ...Object.values(reader),
    ...machineTexts,
  ]
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** The texts that identify the machine on which the site is built or runs, without short ones, which may occur by chance. */
const machineTexts = [project, dataDirectory, process.execPath, homedir(), hostname()].filter(
  ({ length }) => length > 5,
)

// This pattern matches references to source maps, private keys, AWS access keys, URLs with a password, file URLs, and stack
// traces.
const forbiddenPattern =
  /sourceMappingURL=|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[\dA-Z]{16}\b|\b(?:postgres|postgresql|smtps?|https?):\/\/[^\s/:@"'<>]+:[^\s/@"'<>]+@|file:\/\/\/|\n\s+at (?:async )?[\w.<>]+ \(/

function expectNothingSecret(name: string, text: string, texts = forbidden): void {
  expect([name, texts.filter((secret) => text.includes(secret))]).toEqual([name, []])
  expect([name, forbiddenPattern.exec(text)?.[0]]).toEqual([name, undefined])
}

/** Fetches a path and expects nothing secret in its headers and its body. */
async function visit(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { status, text, rawHeaders } = await readPage(site, path, { headers })
  expectNothingSecret(path, `${rawHeaders.join('\n')}\n\n${text}`)
  return status
}

test('the files of the built client contain no secret, no source map and no path of the machine', () => {
  const client = join(project, 'dist/client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8', withFileTypes: true })
  const texts = files.filter(
    (file) => file.isFile() && /\.(?:m?js|css|html|json|svg|txt|xml|webmanifest)$/.test(file.name),
  )
  expect(texts.length).toBeGreaterThan(30)
  for (const { parentPath, name } of texts)
    expectNothingSecret(name, readFileSync(join(parentPath, name), 'utf8'), [...Object.values(reader), ...machineTexts])
  expect(files.filter(({ name }) => /\.map(?:\.br|\.gz)?$|^\.env|\.(?:pem|key|sqlite|ts|tsx)$/.test(name))).toEqual([])
})

test('pages of every route and their not-found pages contain no secret and no personal data', async () => {
  for (const { path, wrong } of routeTable) {
    expect([path, await visit(path)]).toEqual([path, 200])
    if (wrong !== undefined) expect([wrong, await visit(wrong)]).toEqual([wrong, 404])
  }
})

test('JSON, feeds, sitemaps and other files contain no secret and no personal data', async () => {
  for (const path of [
    '/api/auth/session',
    '/api/auth/csrf',
    '/api/auth/providers',
    '/condition/kidney-stones/_payload.json',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/news/feed.xml',
    '/healthz',
    '/readyz',
    '/updates/feed.xml',
    '/messages/en-US.conditions.another-build.json',
    '/education-events/events.ics',
    '/education-events/kidney-stone-evening.ics',
    '/offline-worker.js',
    '/condition/kidney-stones/_offline.json',
    '/infobutton?mainSearchCriteria.v.cs=2.16.840.1.113883.6.3&mainSearchCriteria.v.c=N20.0',
    '/syndication/v1/openapi.json',
    '/syndication/v1/changes.xml',
    '/syndication/v1/pages?limit=5',
  ])
    expect([path, await visit(path)]).toEqual([path, 200])
  expect(await visit('/words/en-US.conditions.another-build.json')).toBe(308)
  expect(await visit('/media/x.svg')).toBe(404)
  expect(await visit('/infobutton?mainSearchCriteria.v.cs=x')).toBe(400)
})

test('pages for other systems contain no secret and no personal data', async () => {
  const { text } = await readPage(site, '/syndication/v1/pages?limit=5')
  const { pages } = JSON.parse(text) as { pages: readonly { dataUrl: string; fragmentUrl: string }[] }
  expect(pages).toHaveLength(5)
  for (const url of pages.flatMap(({ dataUrl, fragmentUrl }) => [dataUrl, fragmentUrl])) {
    const { pathname, search } = new URL(url)
    expect([url, await visit(pathname + search)]).toEqual([url, 200])
  }
})

test('the embedded media contain no secret, no personal data and no path of the machine', async () => {
  const embedded = await startSite({ ...secrets, LOG_LEVEL: 'fatal' })
  const media = readdirSync(join(project, 'graphql/content/assets'))
    .filter((name) => /\.(?:svg|png)$/.test(name))
    .map((name) => `/media/${name}`)
  expect(media.length).toBeGreaterThan(100)
  for (const path of media) {
    const { status, bytes, rawHeaders } = await readPage(embedded, path)
    expect([path, status]).toEqual([path, 200])
    expectNothingSecret(path, `${rawHeaders.join('\n')}\n\n${bytes.toString('latin1')}`)
  }
  await embedded.stop('SIGKILL')
})

test('server functions contain no secret and no personal data, whether their input is valid or not', async () => {
  const names = serverFunctionNames()
  expect(names.length).toBeGreaterThan(10)
  const inputs = [
    { site: 'en', pathAndQuery: '/condition/kidney-stones', path: '/condition/kidney-stones', query: 'stone', page: 1 },
    { site: 'en' },
    { site: '__proto__', query: ['x'] },
    'x',
  ]
  for (const name of names) {
    for (const data of inputs) {
      const { text, headers } = await fetchServerFunction(site, await serverFunctionPath(name, data))
      expectNothingSecret(`${name} ${JSON.stringify(data)}`, JSON.stringify(headers) + text)
    }
  }
  for (const name of ['getPage', 'getSearchResults']) {
    const { status } = await fetchServerFunction(site, await serverFunctionPath(name, inputs[0]))
    expect([name, status]).toEqual([name, 200])
  }
})

test('error pages contain no secret, no stack trace and no path of the machine', async () => {
  for (const [path, status] of [
    ['/%', 400],
    ['/api/none', 404],
    ['/_serverFn/none', 403],
    ['/.env', 404],
    ['/.git/config', 404],
    ['/package.json', 404],
    ['/dist/server/server.js', 404],
    ['/..%2f..%2fpackage.json', 301],
    [`/${'x'.repeat(2100)}`, 414],
    ['/condition/kidney-stones?x-craft-preview=1&token=wrong', 403],
  ] as const)
    expect([path, await visit(path)]).toEqual([path, status])
  expect(await visit('/', { host: 'evil.example' })).toBe(421)
  content.falsifyWith(() => new Response('{"errors":[{"message":"SELECT * FROM users at /srv/craft/index.php"}]}'))
  for (const path of ['/condition/nocturia', '/search?q=pain']) expect(await visit(path)).toBeGreaterThanOrEqual(500)
  content.falsifyWith()
})
