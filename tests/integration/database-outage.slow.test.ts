import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { askServer } from '../support/http-front.ts'
import { startPostgres } from '../support/postgres.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { clientOf } from '../support/site-client.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const sites: RunningSite[] = []
afterAll(() => Promise.all(sites.map((site) => site.stop('SIGKILL'))))

async function start(env: Record<string, string>) {
  const site = await startSite({ AUTH_SECRET: 'a secret of thirty-two characters or more', ...env })
  sites.push(site)
  return site
}

const accountPages = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email', '/nl/login']

async function expectUnavailable(site: RunningSite, cookie: string) {
  const session = await askServer(site.port, '/api/auth/session', { headers: { cookie } })
  expect([session.status, session.headers['content-type'], Number(session.headers['retry-after']) > 0]).toEqual([
    503,
    'application/json',
    true,
  ])
  expect(JSON.parse(session.text)).toEqual({ message: expect.any(String) })
  // The outage does not sign any reader out.
  expect(session.headers['set-cookie']).toBeUndefined()
  for (const sent of ['', cookie]) {
    // A request without a cookie is redirected to the sign-in page.
    for (const path of sent === '' ? accountPages : ['/profile', ...accountPages]) {
      const { status, headers, document } = await readPage(site, path, { headers: { cookie: sent } })
      expect([path, sent, status, Number(headers['retry-after']) > 0]).toEqual([path, sent, 503, true])
      expect(headers['cache-control']).toContain('no-store')
      if (path === '/login') expect(document.words('h1')).toBe('An error occurred')
    }
  }
  expect((await readPage(site, '/condition/kidney-stones')).status).toBe(200)
}

test('while PostgreSQL is down, account pages are 503 and no reader is signed out', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const site = await start({ DATABASE_URL: databaseUrl })
  const reader = clientOf(site)
  const account = { email: 'ada@example.org', password: 'correct horse battery' }
  const csrfToken = await reader.getCsrfToken()
  await reader.post('account/register', { csrfToken, name: 'Ada', site: 'en', ...account })
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const { rows } = await database.query<{ text: string }>('select "text" from "outbox"')
  await database.end()
  const [, token] = /[?&]token=([\w-]+)/.exec(rows[0]?.text ?? '') ?? []
  await reader.post('account/verify-email', { csrfToken, token, password: account.password })
  expect((await reader.signIn('credentials', account)).ok).toBe(true)
  expect((await readPage(site, '/profile', { headers: { cookie: reader.cookies.header } })).status).toBe(200)

  await postgres.stop()
  await expectUnavailable(site, reader.cookies.header)
  const form = await reader.post('account/change-name', { csrfToken, name: 'Ada L', json: 'true' })
  expect([form.status, form.headers.has('retry-after')]).toEqual([503, true])
})

test('while the SQLite database cannot be opened, account pages are 503', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
  writeFileSync(join(dataDirectory, 'site.sqlite'), 'This is no database, however long it is looked at. '.repeat(100))
  await expectUnavailable(await start({ DATA_DIR: dataDirectory }), 'auth.session_token=abc.def; signed-in=yes')
})
