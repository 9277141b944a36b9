import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sqliteFile } from '#storage/open-storage.server.ts'
import { goodContact, sendForm } from '../support/contact-form.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { startPostgres } from '../support/postgres.ts'
import { readPage } from '../support/read-page.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'
import { clientOf } from '../support/site-client.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const sites: RunningSite[] = []
let content: FaultyContentServer
beforeAll(async () => {
  content = await startFaultyContentServer()
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop('SIGKILL')))
  await content.stop()
})

async function start(env: Record<string, string>) {
  const site = await startSite({ ...content.env, AUTH_SECRET: 'a secret of thirty-two characters or more', ...env })
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
    // The profile is requested only with a cookie, because it redirects to the sign-in page without one.
    for (const path of sent === '' ? accountPages : ['/profile', ...accountPages]) {
      const { status, headers, document } = await readPage(site, path, { headers: { cookie: sent } })
      expect([path, sent, status, Number(headers['retry-after']) > 0]).toEqual([path, sent, 503, true])
      expect(headers['cache-control']).toContain('no-store')
      if (path === '/login') expect(document.words('h1')).toBe('An error occurred')
    }
  }
  expect((await readPage(site, '/condition/kidney-stones')).status).toBe(200)
}

/** Starts a site on a PostgreSQL server of its own, with a reader who is signed in. */
async function startWithReader() {
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
  const changeName = () => reader.post('account/change-name', { csrfToken, name: 'Ada L', json: 'true' })
  const profile = () => readPage(site, '/profile', { headers: { cookie: reader.cookies.header } })
  expect((await profile()).status).toBe(200)
  return { postgres, site, reader, changeName, profile }
}

test('while PostgreSQL is down, account pages are 503 and no reader is signed out', async () => {
  const { postgres, site, reader, changeName } = await startWithReader()
  await postgres.stop()
  await expectUnavailable(site, reader.cookies.header)
  const form = await changeName()
  expect([form.status, form.headers.has('retry-after')]).toEqual([503, true])
})

test('while PostgreSQL is restarted, forms are 503, and then they succeed without a restart of the site', async () => {
  const { postgres, site, changeName, profile } = await startWithReader()
  try {
    const message = goodContact()
    const sendMessage = () => sendForm(site.port, '/contact', message)
    await postgres.shutDown()
    const refused = await sendMessage()
    expect([refused.status, refused.text.includes(`${message.message}</textarea>`)]).toEqual([503, true])
    expect((await changeName()).status).toBe(503)
    await postgres.start()
    expect((await sendMessage()).status).toBe(303)
    expect((await changeName()).status).toBe(200)
    expect((await profile()).document.words('main')).toContain('Ada L')
  } finally {
    await postgres.stop()
  }
})

test('while another process keeps SQLite locked, a form is 503 and keeps its text, the chatbot answers, and the form succeeds later', async () => {
  const dataDirectory = createDataDirectory()
  const site = await start({ DATA_DIR: dataDirectory, LOG_LEVEL: 'error' })
  // This page reads the database, so the database is open and migrated afterwards.
  expect((await askServer(site.port, '/login')).status).toBe(200)
  const message = goodContact()
  const other = new DatabaseSync(sqliteFile(dataDirectory), { timeout: 60_000 })
  other.exec('begin immediate')
  const [refused, answer] = await Promise.all([
    sendForm(site.port, '/contact', message),
    sendForm(site.port, '/api/chat', { site: 'en', question: 'What should I drink with a kidney stone?' }),
  ])
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60'])
  expect(refused.text).toContain(`${message.message}</textarea>`)
  await site.waitFor(/"contact\.save_failed".*kept the database locked/)
  expect(answer.text).toContain('"kind":"page"')
  other.exec('rollback')
  other.close()
  expect((await sendForm(site.port, '/contact', message)).status).toBe(303)
})

test('while the SQLite database cannot be opened, account pages are 503', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
  writeFileSync(join(dataDirectory, 'site.sqlite'), 'This is no database, however long it is looked at. '.repeat(100))
  await expectUnavailable(await start({ DATA_DIR: dataDirectory }), 'auth.session_token=abc.def; signed-in=yes')
})
