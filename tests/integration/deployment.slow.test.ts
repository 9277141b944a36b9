import { brotliDecompressSync } from 'node:zlib'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectEncrypted } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { openStorage, type Storage } from '#storage/open-storage.server.ts'
import { goodContact, sendForm } from '../support/contact-form.ts'
import { freePort } from '../support/free-port.ts'
import { askServer } from '../support/http-front.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Fetch, NextAuthClient } from '../support/nextauth-client.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { provideSecondBuild } from '../support/second-build.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'
import { signPurge } from '../support/sign-purge.ts'
import {
  askPlain,
  proxiedHost,
  type ProxyRequest,
  type ProxyResponse,
  startWebProxies,
  type WebProxies,
} from '../support/web-proxies.ts'

// These tests run the nginx and Varnish files of `deploy/` in front of two nodes of the built site, or of two servers that
// record requests, on the loopback interface.

// The first run may install the proxies, and one test builds the site.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const secret = 'a-secret-that-has-forty-characters-or-so'
const english = '/condition/kidney-stones'

const textOf = ({ body, headers }: ProxyResponse) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
const titleIn = (text: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '')

describe('nginx and Varnish in front of two nodes', () => {
  let content: FaultyContentServer
  let ports: readonly [number, number]
  let proxies: WebProxies
  let nodes: [RunningSite, RunningSite]
  let postgres: RunningPostgres
  let mailServer: MailServer
  let databaseUrl: string
  const dataDirectory = createDataDirectory()

  /** Starts a node on its port, from the project or from a copy of it. Both nodes share a data directory. */
  function startNodeOn(at: 0 | 1, project?: string): Promise<RunningSite> {
    return startSite(
      {
        ...content.env,
        PORT: String(ports[at]),
        HOST: '127.0.0.1',
        PUBLIC_ORIGIN: `https://${proxiedHost}`,
        DATA_DIR: dataDirectory,
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: secret,
        SMTP_URL: mailServer.url,
        CONTACT_TO: 'editors@example.org',
        // All messages come from the same IP address, that of this machine, so their limit must be high.
        CONTACT_MAX_PER_HOUR: '10000',
        TRUSTED_PROXIES: '127.0.0.1',
        CONTENT_MAX_AGE_S: '600',
        CONTENT_PURGE_SECRET: secret,
        PURGE_PEERS: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
        PURGE_CACHES: `http://127.0.0.1:${proxies.varnishPort}`,
        SHUTDOWN_DELAY_MS: '5000',
        LOG_LEVEL: 'error',
      },
      project,
    )
  }

  beforeAll(async () => {
    content = await startFaultyContentServer()
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase()
    mailServer = await startMailServer()
    ports = [await freePort(), await freePort()]
    proxies = await startWebProxies(ports)
    nodes = [await startNodeOn(0), await startNodeOn(1)]
  })
  afterAll(async () => {
    await Promise.all(nodes?.map((node) => node.stop('SIGKILL')) ?? [])
    await proxies?.stop()
    await content?.stop()
    await mailServer?.close()
    await postgres?.stop()
  })
  beforeEach(() => content.falsifyWith())

  const ask = (path: string, options?: ProxyRequest) => proxies.ask(path, options)
  const askNode = (at: 0 | 1, path: string) => askServer(ports[at], path, { headers: { host: proxiedHost } })

  /** Registers a reader, who reaches the nodes through the proxies, and returns the reader's signed-in client. */
  async function signUp(email: string): Promise<NextAuthClient> {
    const fetch: Fetch = async (address, { method, headers, body }) => {
      const { pathname, search } = new URL(address)
      const answer = await ask(pathname + search, { method, headers, ...(body !== undefined && { body }) })
      const cookies = (answer.headers['set-cookie'] ?? []).map((cookie): [string, string] => ['set-cookie', cookie])
      const isEmpty = answer.status === 204 || answer.status === 304
      return new Response(isEmpty ? null : textOf(answer), { status: answer.status, headers: cookies })
    }
    const client = new NextAuthClient(`https://${proxiedHost}/api/auth`, fetch)
    client.headers = { origin: `https://${proxiedHost}` }
    const password = 'correct horse battery staple'
    const csrfToken = await client.getCsrfToken()
    await client.post('account/register', { csrfToken, name: 'Ada', email, password, site: 'en' })
    const link = () => /\btoken=([\w.~-]+)/.exec(mailTo(email))?.[1]
    await expect.poll(link, { timeout: 100_000 }).toBeDefined()
    await client.post('account/verify-email', { csrfToken, token: link() ?? '', password })
    await client.signIn('credentials', { email, password })
    return client
  }

  /** Returns the source of the last email to an address, with soft line breaks and `=3D` decoded; empty if there is none. */
  const mailTo = (address: string) =>
    (mailServer.mails.findLast(({ to }) => to.includes(address))?.raw ?? '')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=')

  /** Sends a signed purge to one node, not through the proxies. */
  async function purge(at: 0 | 1, order: unknown) {
    for (let attempt = 1; ; attempt++) {
      const { headers, body } = signPurge(secret, order)
      const answer = await askServer(ports[at], '/api/content/purge', {
        method: 'POST',
        headers: { host: proxiedHost, ...headers },
        body,
      })
      // The other node may need longer than two seconds on a busy machine. After a 502, the content system has to send the
      // purge again, too (docs/deployment.md).
      if (answer.status !== 502 || attempt === 5) return answer
    }
  }

  /** Changes the title of the page about kidney stones in the responses of the content system. */
  const retitle = (title: string) =>
    content.falsifyWith(async (_, real) => {
      const text = await (await real()).text()
      return new Response(text.replaceAll('"title":"Kidney stones"', `"title":"${title}"`), {
        headers: { 'content-type': 'application/json' },
      })
    })

  /** Kills both nodes, runs the expectations, and starts the nodes again. */
  async function withoutNodes(expectations: () => Promise<void>) {
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
    try {
      await expectations()
    } finally {
      nodes = [await startNodeOn(0), await startNodeOn(1)]
      await waitForVarnish()
    }
  }

  /**
   * Waits long enough for Varnish to notice whether the nodes are healthy, which requires two checks of each. A check begins
   * a second after the one before, and may take three.
   */
  const waitForVarnish = () => sleep(8500)

  test('a page is cached by Varnish in Brotli, also for a reader with a cookie, with its keys and its ETag', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const first = await ask(english, { headers })
    const second = await ask(english, { headers: { ...headers, cookie: 'signed-in=1; session=x' } })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.headers).toMatchObject({
      'cache-status': 'Varnish; hit',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, s-maxage=600, stale-if-error=86400',
      'surrogate-key': '* condition/kidney-stones',
      'strict-transport-security': 'max-age=31536000',
    })
    for (const name of ['via', 'x-varnish', 'xkey', 'x-request-id']) expect(second.headers[name]).toBeUndefined()
    expect(titleIn(textOf(second))).toBe('Kidney stones')
    for (const [accepted, encoding] of [
      ['', undefined],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['gzip;q=1.0, br;q=0.9', 'br'],
      ['brotli, xgzip', undefined],
      ['br;q=0.0,gzip;q=0', undefined],
      ['GZIP, BR', 'br'],
    ] as const) {
      const answer = await ask(english, { headers: { 'accept-encoding': accepted } })
      expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, encoding])
    }
    const { etag = '' } = second.headers
    const unchanged = await ask(english, { headers: { ...headers, 'if-none-match': etag } })
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
  })

  test('a response for one reader is not cached', async () => {
    for (let time = 0; time < 2; time++)
      for (const path of ['/search?q=stones', '/contact', '/api/auth/session', '/no-such-page'])
        expect([path, (await ask(path)).headers['cache-status']]).toEqual([path, 'Varnish; fwd=miss'])
  })

  test('pages with made-up queries do not evict other pages from Varnish', async () => {
    await ask(english)
    const variants = Array.from({ length: 60 }, (_, at) => `${english}?made-up=${at}`)
    for (const path of variants) expect((await ask(path)).status).toBe(200)
    // The variants did not all fit into their storage.
    expect((await ask(variants[0] ?? '')).headers['cache-status']).toBe('Varnish; fwd=miss')
    expect((await ask(variants.at(-1) ?? '')).headers['cache-status']).toBe('Varnish; hit')
    expect((await ask(english)).headers['cache-status']).toBe('Varnish; hit')
  })

  test('redirects of made-up paths are not stored by Varnish, where they would evict pages', async () => {
    const path = `/en/${'x'.repeat(7000)}`
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await ask(path)
      expect([status, headers['cache-control'], headers['cache-status']]).toEqual([
        301,
        'public, max-age=3600',
        'Varnish; fwd=miss',
      ])
    }
  })

  test('long response heads pass, and the requests after them are served by Varnish', async () => {
    // The `Surrogate-Key` of the list contains many Arabic URIs, percent-encoded, and the `Location` of a redirect contains
    // the query.
    for (const path of ['/ar/syndication/v1/pages?limit=200', '/ar/syndication/v1/changes.xml'])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    const list = await ask('/ar/syndication/v1/pages')
    expect([list.status, (list.headers['surrogate-key']?.length ?? 0) > 3000]).toEqual([200, true])
    const query = `?${'a'.repeat(6000)}`
    const redirect = await ask(`/en/${query}`)
    expect([redirect.status, redirect.headers.location]).toEqual([301, `/${query}`])
    expect((await ask(english)).headers['cache-status']).toBeDefined()
  })

  test('a purge on node A is seen at once on node B and in Varnish, and leaves other pages cached', async () => {
    const other = '/condition/bladder-cancer'
    for (const path of [english, english, other, other]) await ask(path)
    for (const at of [0, 1] as const) expect(titleIn((await askNode(at, english)).text)).toBe('Kidney stones')
    retitle('Stones in the kidney')
    expect(titleIn(textOf(await ask(english)))).toBe('Kidney stones')
    expect((await purge(0, { uris: ['condition/kidney-stones'] })).status).toBe(200)
    // The purge is complete when its response arrives, so the very next request shows the change.
    expect(titleIn(textOf(await ask(english)))).toBe('Stones in the kidney')
    for (const at of [1, 0] as const) expect(titleIn((await askNode(at, english)).text)).toBe('Stones in the kidney')
    expect((await ask(english)).headers['cache-status']).toBe('Varnish; hit')
    expect((await ask(other)).headers['cache-status']).toBe('Varnish; hit')
    content.falsifyWith()
    expect((await purge(1, { all: true })).status).toBe(200)
    expect(titleIn(textOf(await ask(english)))).toBe('Kidney stones')
    expect((await ask(other)).headers['cache-status']).toBe('Varnish; fwd=miss')
  })

  test('a purge of Varnish is refused from outside', async () => {
    await ask(english)
    const headers = { 'surrogate-key': '*' }
    expect((await ask('/', { method: 'PURGE', headers })).status).toBe(405)
    const proto = { ...headers, 'x-forwarded-proto': 'https' }
    expect((await askPlain(proxies.varnishPort, '/', { method: 'PURGE', headers: proto })).status).toBe(405)
    expect((await askPlain(proxies.varnishPort, '/', { method: 'PURGE' })).status).toBe(405)
    expect((await askPlain(proxies.varnishPort, '/', { method: 'FOO' })).status).toBe(405)
    expect((await ask(english)).headers['cache-status']).toBe('Varnish; hit')
    expect((await askPlain(proxies.varnishPort, '/', { method: 'PURGE', headers })).status).toBe(200)
    expect((await ask(english)).headers['cache-status']).toBe('Varnish; fwd=miss')
  })

  test('a purged page is sent stale while both nodes are down, at once and later, and any other path is a 503', async () => {
    expect((await ask(english)).status).toBe(200)
    await purge(0, { all: true })
    await withoutNodes(async () => {
      for (let second = 0; second < 5; second++, await sleep(1000)) {
        const stale = await ask(english)
        expect([stale.status, titleIn(textOf(stale))]).toEqual([200, 'Kidney stones'])
      }
      const missing = await ask('/condition/nocturia')
      expect([missing.status, missing.headers['retry-after'], missing.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ])
      expect(textOf(missing)).toBe('This page is not available at the moment.\n')
    })
    expect((await ask('/condition/nocturia')).status).toBe(200)
  })

  test('an error of restarted nodes does not replace a purged page', async () => {
    expect((await ask(english)).status).toBe(200)
    await withoutNodes(async () => {})
    await purge(0, { all: true })
    content.falsifyWith(() => new Response('broken', { status: 503 }))
    expect((await askNode(0, english)).status).toBe(503)
    for (let time = 0; time < 3; time++) {
      const stale = await ask(english)
      expect([stale.status, titleIn(textOf(stale))]).toEqual([200, 'Kidney stones'])
    }
    expect((await ask('/condition/bladder-cancer?never-asked')).status).toBe(503)
    retitle('Stones again')
    await purge(0, { all: true })
    expect(titleIn(textOf(await ask(english)))).toBe('Stones again')
    content.falsifyWith()
    await purge(0, { all: true })
  })

  test('while PostgreSQL is down, and no node is ready for it, pages that were never requested are served', async () => {
    await postgres.shutDown()
    try {
      for (const at of [0, 1] as const) {
        const status = async () => (await askNode(at, '/readyz')).status
        await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(503)
      }
      await waitForVarnish()
      for (const path of ['/condition/nocturia?never-requested', '/search?q=nocturia'])
        expect([path, (await ask(path)).status]).toEqual([path, 200])
      const question = new URLSearchParams({ site: 'en', question: 'What is nocturia?' }).toString()
      const headers = { origin: `https://${proxiedHost}`, 'content-type': 'application/x-www-form-urlencoded' }
      expect((await ask('/api/chat', { method: 'POST', headers, body: question })).status).toBe(200)
      // A correction is seen, too, as soon as the page has been fetched in the background.
      await ask(english)
      retitle('Stones while the database is down')
      await purge(0, { all: true })
      await expect
        .poll(async () => titleIn(textOf(await ask(english))), { timeout: 30_000 })
        .toBe('Stones while the database is down')
    } finally {
      await postgres.start()
      content.falsifyWith()
      await purge(0, { all: true })
    }
    for (const at of [0, 1] as const) {
      const status = async () => (await askNode(at, '/readyz')).status
      await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(200)
    }
    await waitForVarnish()
  })

  test('readers are served by the nodes themselves while Varnish is down', async () => {
    expect((await ask(english)).headers['cache-status']).toBeDefined()
    await proxies.stopVarnish()
    for (let time = 0; time < 5; time++) {
      const answer = await ask(english)
      expect([answer.status, answer.headers['cache-status']]).toEqual([200, undefined])
      expect(answer.headers['strict-transport-security']).toBeDefined()
    }
    // A cache that is not running has no pages, so the purge is complete.
    expect((await purge(0, { all: true })).status).toBe(200)
    await proxies.startVarnish()
    await expect.poll(async () => (await ask(english)).headers['cache-status'], { timeout: 30_000 }).toBeDefined()
  })

  test('a form and a chat question reach a node as sent from a page of the site', async () => {
    const headers = { origin: `https://${proxiedHost}`, 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'site=en&question=What+are+kidney+stones%3F'
    const answer = await ask('/api/chat', { method: 'POST', headers, body })
    expect([answer.status, textOf(answer).trim() === '']).toEqual([200, false])
    const foreign = { ...headers, origin: 'https://elsewhere.example' }
    expect((await ask('/api/chat', { method: 'POST', headers: foreign, body })).status).toBe(403)
  })

  test('a request without encryption is redirected', async () => {
    const { status, headers } = await askPlain(proxies.httpPort, '/nl/?a=b')
    expect([status, headers.location]).toEqual([301, `https://${proxiedHost}/nl/?a=b`])
  })

  test('a form that is sent four times at once, to both nodes, is stored once and mailed once', async () => {
    const fields = goodContact('Sent four times')
    const headers = { host: proxiedHost, 'sec-fetch-site': 'same-origin' }
    const send = (at: 0 | 1) => sendForm(ports[at], '/contact', fields, { headers })
    const responses = await Promise.all(([0, 1, 0, 1] as const).map(send))
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await storedMessages('Sent four times')).toHaveLength(1)
    await waitForMails()
    expect(mailServer.mails.filter(({ raw }) => raw.includes('Sent four times'))).toHaveLength(1)
  })

  /** Reads the database itself, and not through a node. */
  async function readDatabase<Result>(read: (db: Storage['db']) => Promise<Result>): Promise<Result> {
    const { db, close } = await openStorage({ databaseUrl, dataDirectory })
    return read(db).finally(close)
  }
  /** Returns the names of the writers of stored messages, if they begin with the given text. */
  const storedMessages = (beginning: string) =>
    readDatabase((db) =>
      db.selectFrom('contactMessage').select('name').where('name', 'like', `${beginning}%`).execute(),
    ).then((rows) => rows.map(({ name }) => name))
  /** Waits until no email is left in the outbox. */
  const waitForMails = async () =>
    await expect
      .poll(() => readDatabase((db) => db.selectFrom('outbox').select('id').execute()), {
        timeout: 100_000,
        interval: 500,
      })
      .toEqual([])

  const filesIn = (text: string) => [...new Set(text.match(/\/assets\/[\w-][\w.-]*\.(?:js|css|woff2)/g))]

  /**
   * Sends requests of several kinds through the proxies while a function runs. Expects that no request fails, that no
   * session or acknowledged message is lost, and that no message is mailed twice.
   *
   * @param name a text that is different in each call: in lower case it is the local part of the reader's email address, and
   * followed by a number it is the name of a message's writer
   */
  async function expectNoLossDuring(name: string, run: () => Promise<void>): Promise<void> {
    const email = `${name.toLowerCase()}@example.org`
    const reader = await signUp(email)
    const filesOfFirstPage = filesIn(textOf(await ask(english)))
    const failures: string[] = []
    const writers: string[] = []
    let sent = 0
    const load = { isOver: false }

    const post = (path: string, fields: Readonly<Record<string, string>>) =>
      ask(path, {
        method: 'POST',
        headers: { origin: `https://${proxiedHost}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    /** Sends a message with a new name, and remembers the name once the message is acknowledged. */
    async function sendMessage(): Promise<ProxyResponse> {
      const writer = `${name} ${sent}`
      const response = await post('/contact', goodContact(writer))
      if (response.status === 303) writers.push(writer)
      return response
    }
    /** Requests the reader's session. A lost session is a failure. */
    async function readSession(): Promise<ProxyResponse> {
      const response = await ask('/api/auth/session', { headers: { cookie: reader.cookies.header } })
      if (!textOf(response).includes(email)) failures.push('The session is lost.')
      return response
    }
    /** Requests a page that is rendered for each request, and then its files, as a browser does. */
    async function loadPage(): Promise<ProxyResponse> {
      const page = await ask(`/search?q=stones+${sent}`)
      for (const file of filesIn(textOf(page))) {
        const response = await ask(file)
        if (response.status !== 200) failures.push(`${file} ${response.status}`)
      }
      return page
    }
    const steps: (() => Promise<ProxyResponse>)[] = [
      () => ask(english),
      loadPage,
      () => ask('/nl/'),
      () => ask(filesOfFirstPage[sent % filesOfFirstPage.length] ?? ''),
      readSession,
      () => post('/api/chat', { site: 'en', question: 'kidney' }),
      sendMessage,
    ]
    async function sendSteadily() {
      for (; !load.isOver; await sleep(100)) {
        const step = steps[sent++ % steps.length] as () => Promise<ProxyResponse>
        await step().then(
          ({ status }) => status === (step === sendMessage ? 303 : 200) || failures.push(`${step} ${status}`),
          (error: unknown) => failures.push(`${step} ${String(error)}`),
        )
      }
    }
    const sending = Promise.all([sendSteadily(), sendSteadily()])
    try {
      await run()
    } finally {
      load.isOver = true
      await sending
    }
    expect(failures).toEqual([])
    expect(writers.length).toBeGreaterThan(5)
    expect((await storedMessages(`${name} `)).toSorted()).toEqual(writers.toSorted())
    await waitForMails()
    const mailed = mailServer.mails.flatMap(({ raw }) => new RegExp(`${name} \\d+`).exec(raw) ?? [])
    expect(mailed.toSorted()).toEqual(writers.toSorted())
  }

  /** Stops a node as a service manager does, and starts it again, from the project or from a copy of it. */
  async function restart(at: 0 | 1, project?: string) {
    expect(await nodes[at].stop('SIGTERM')).toBe(0)
    nodes[at] = await startNodeOn(at, project)
    await waitForVarnish()
  }

  const restartTimeoutMs = 600_000
  test(
    'during a rolling restart no request fails, no session or message is lost, and no mail is sent twice',
    { timeout: restartTimeoutMs },
    () =>
      expectNoLossDuring('Restart', async () => {
        for (const at of [0, 1] as const) await restart(at)
      }),
  )

  // The test builds the site a second time.
  const deployTimeoutMs = 900_000
  test(
    'during a rolling deploy no request fails, nothing is lost, and both nodes serve the files of both builds',
    { timeout: deployTimeoutMs },
    async () => {
      const project = join(import.meta.dirname, '../..')
      const filesOf = (path: string) =>
        readdirSync(join(path, 'dist/client/assets'))
          .filter((name) => /\.(?:js|woff2)$/.test(name))
          .map((name) => `/assets/${name}`)
      const second = await provideSecondBuild()
      const before = filesIn((await askNode(0, english)).text)
      expect(before.length).toBeGreaterThan(1)
      const files = new Set([...before, ...filesOf(project), ...filesOf(second)])
      await expectNoLossDuring('Deploy', async () => {
        await restart(1, second)
        const after = filesIn((await askNode(1, english)).text)
        expect(after).not.toEqual(before)
        for (const file of [...files, ...after])
          for (const at of [0, 1] as const)
            expect([file, at, (await askNode(at, file)).status]).toEqual([file, at, 200])
        // From here on, no node runs the old build, but its pages may still be in a cache.
        await restart(0, second)
        for (const file of files) expect([file, (await ask(file)).status]).toEqual([file, 200])
      })
      for (const file of before) {
        const { status, headers } = await askNode(0, file)
        expect([file, status, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable'])
      }
    },
  )
})

describe('requests that nginx and Varnish pass on', () => {
  type Passed = { url: string; headers: IncomingMessage['headers']; rawHeaders: string[]; body: string }
  const passed: Passed[] = []
  /** The statuses of the responses that are not 200, by URL. */
  const statuses = new Map<string, number>()
  /** The URLs whose responses wait for a promise. */
  const held = new Map<string, Promise<void>>()
  let isDown = false
  const servers: Server[] = []
  let proxies: WebProxies

  /** Starts a node that records the requests that reach it, except for Varnish's checks. */
  async function startRecorder(): Promise<number> {
    const server = createServer(async (request, response) => {
      const { url = '', headers, rawHeaders } = request
      const body = (await buffer(request)).toString()
      if (url !== '/readyz') passed.push({ url, headers, rawHeaders, body })
      if (isDown) return response.destroy()
      await held.get(url)
      const shared = { 'cache-control': 'public, max-age=0, s-maxage=60', 'surrogate-key': '* x' }
      const status = statuses.get(url)
      if (status !== undefined) {
        response.writeHead(status, {
          'cache-control': url === '/private-later' ? 'private, no-store' : 'no-store',
          ...(url === '/sets-a-cookie-later' && { 'set-cookie': 'a=b' }),
        })
      } else if (/^\/withdrawn|later$/.test(url))
        response.writeHead(200, { ...shared, 'cache-control': 'public, s-maxage=60, stale-if-error=60' })
      else if (url === '/being-revalidated') response.writeHead(200, { ...shared, age: '70' })
      else if (url === '/sets-a-cookie') response.writeHead(200, { ...shared, 'set-cookie': 'a=b' })
      else if (url === '/with-many-keys') response.writeHead(200, { ...shared, 'surrogate-key': 'x'.repeat(16_000) })
      else if (url === '/with-a-long-head') response.writeHead(200, { ...shared, 'surrogate-key': 'x'.repeat(40_000) })
      else response.writeHead(200, { 'cache-control': 'no-store' })
      response.end('from a node')
    })
    servers.push(server)
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return port
  }

  beforeAll(async () => {
    proxies = await startWebProxies([await startRecorder(), await startRecorder()])
  })
  afterAll(async () => {
    await proxies?.stop()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })
  beforeEach(() => void (passed.length = 0))

  test('requests for one missing page do not wait for one another', async () => {
    statuses.set('/missing', 404)
    await askPlain(proxies.varnishPort, '/missing')
    passed.length = 0
    let release = () => {}
    held.set('/missing', new Promise((resolve) => (release = resolve)))
    const answers = Array.from({ length: 5 }, () => askPlain(proxies.varnishPort, '/missing'))
    await expect.poll(() => passed.length, { timeout: 10_000 }).toBe(5)
    release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 404))
  })

  const purge = () => askPlain(proxies.varnishPort, '/', { method: 'PURGE', headers: { 'surrogate-key': '*' } })
  const host = `Host: ${proxiedHost}`
  const smuggled = `GET /smuggled HTTP/1.1\r\n${host}\r\n\r\n`
  const inChunks = `0\r\n\r\n${smuggled}`

  test.each([
    [
      'Content-Length and Transfer-Encoding',
      [`Content-Length: ${inChunks.length}`, 'Transfer-Encoding: chunked'],
      inChunks,
    ],
    ['Transfer-Encoding and Content-Length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], inChunks],
    ['two Transfer-Encoding lines', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], inChunks],
    ['two codings', ['Transfer-Encoding: chunked, identity'], inChunks],
    ['an unknown coding', ['Transfer-Encoding: xchunked'], inChunks],
    ['a vertical tab before the coding', ['Transfer-Encoding: \x0bchunked'], inChunks],
    ['two Content-Length lines', ['Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled],
    ['a Content-Length list', [`Content-Length: 0, ${smuggled.length}`], smuggled],
    ['a Content-Length with a sign', [`Content-Length: +${smuggled.length}`], smuggled],
    ['a negative Content-Length', ['Content-Length: -1'], smuggled],
    ['a malformed chunk size', ['Transfer-Encoding: chunked'], `x\r\n${inChunks}`],
    ['a bare CR in a header', ['X-A: b\rTransfer-Encoding: chunked'], inChunks],
    ['a NUL in a header', ['X-A: b\0c'], ''],
    ['a second Host', ['Host: evil.example'], ''],
    ['a second Host with other capitals', ['hOST: evil.example'], ''],
  ])('with %s are refused before they reach a node', async (_, lines, body) => {
    const head = ['POST / HTTP/1.1', host, ...lines].join('\r\n')
    const answer = await proxies.askRaw(`${head}\r\n\r\n${body}`)
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|411|501) /)
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
    expect(passed).toEqual([])
  })

  test.each([
    ['a space before the colon', [`Transfer-Encoding : chunked`]],
    ['a folded line', ['X-A: b', ' Transfer-Encoding: chunked']],
    ['an underscore for a hyphen', ['Transfer_Encoding: chunked', 'X_Forwarded_For: 203.0.113.9']],
  ])('with %s do not smuggle a second one', async (_, lines) => {
    const head = ['POST / HTTP/1.1', host, `Content-Length: ${inChunks.length}`, ...lines].join('\r\n')
    await proxies.askRaw(`${head}\r\nConnection: close\r\n\r\n${inChunks}`)
    expect(passed.map(({ url }) => url)).not.toContain('/smuggled')
    for (const { headers } of passed) {
      expect(headers['transfer-encoding']).toBeUndefined()
      expect(headers['transfer_encoding']).toBeUndefined()
      expect(headers['x_forwarded_for']).toBeUndefined()
    }
  })

  // nginx accepts a line that ends in LF only, as RFC 9112, 2.2 allows, and normalizes the request.
  test('with bare LF reach a node as one request, written anew', async () => {
    await proxies.askRaw(
      `POST /one HTTP/1.1\n${host}\nContent-Length: ${smuggled.length}\nConnection: close\n\n${smuggled}`,
    )
    expect(passed.map(({ url, body }) => [url, body])).toEqual([['/one', smuggled]])
    passed.length = 0
    const chunk = `${smuggled.length.toString(16)}\n${smuggled}\n0\n\n`
    await proxies.askRaw(
      `POST /two HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}`,
    )
    expect(passed.map(({ url }) => url)).not.toContain('/smuggled')
    for (const { body } of passed) expect(body).toBe(smuggled)
  })

  /**
   * Sends a request over HTTP/2, and resolves to the status of the response, or to undefined if the stream closes without
   * one.
   */
  async function sendHttp2(headers: OutgoingHttpHeaders, body: string): Promise<number | undefined> {
    const session = connectHttp2(`https://127.0.0.1:${proxies.httpsPort}`, proxies.connection)
    session.on('error', () => {})
    const stream = session.request({ ':method': 'POST', ':authority': proxiedHost, ':path': '/', ...headers })
    stream.on('error', () => {})
    let status: number | undefined
    stream.on('response', (response) => (status = response[':status']))
    stream.resume().end(body)
    await new Promise((resolve) => stream.once('close', resolve))
    session.destroy()
    return status
  }

  // Node's client itself refuses to send `Connection`, `Transfer-Encoding`, a second `Content-Length` and the like.
  test.each([
    ['a body longer than Content-Length', { 'content-length': '0' }, smuggled],
    ['a body shorter than Content-Length', { 'content-length': '1000' }, smuggled],
    ['a line break in a header', { 'x-a': 'b\r\ntransfer-encoding: chunked' }, inChunks],
    ['a line break in the path', { ':path': `/ HTTP/1.1\r\n${host}\r\n\r\nGET /smuggled` }, ''],
    ['a line break in the method', { ':method': `GET /smuggled HTTP/1.1\r\n${host}\r\n\r\nPOST` }, ''],
    ['a line break in the host', { ':authority': `${proxiedHost}\r\nTransfer-Encoding: chunked` }, inChunks],
    ['a space in the path', { ':path': '/smuggled HTTP/1.1' }, ''],
    ['a second host', { host: 'evil.example' }, ''],
  ])('over HTTP/2 with %s are refused before they reach a node', async (_, headers, body) => {
    expect(await sendHttp2(headers, body)).not.toBe(200)
    expect(passed).toEqual([])
  })

  test('over HTTP/2 reach a node as one request', async () => {
    expect(await sendHttp2({ ':path': '/one' }, smuggled)).toBe(200)
    expect(passed.map(({ url, body }) => [url, body])).toEqual([['/one', smuggled]])
  })

  test('in absolute form have the host of their target', async () => {
    await proxies.askRaw(`GET http://${proxiedHost}/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect(passed.map(({ url, headers }) => [url, headers.host])).toEqual([['/x', proxiedHost]])
  })

  test('carry none of the X-Forwarded-* headers, addresses and trace headers that a client sent', async () => {
    const sent = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '8443',
      'x-forwarded-prefix': '/evil',
      'x-forwarded-server': 'evil.example',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9;host=evil.example',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'evil=1',
      baggage: 'userId=evil',
      'x-stale': 'deliver',
    }
    expect((await proxies.ask('/', { headers: sent })).status).toBe(200)
    const { headers } = passed[0] as Passed
    expect(headers['x-forwarded-for']).toBe('127.0.0.1, 127.0.0.1')
    expect(headers['x-forwarded-proto']).toBe('https')
    expect(headers.host).toBe(proxiedHost)
    for (const name of Object.keys(sent).filter((name) => !/^x-forwarded-(?:for|proto)$/.test(name)))
      expect([name, headers[name]]).toEqual([name, undefined])
  })

  test('are answered while many clients send theirs byte by byte or never finish them', async () => {
    let closed = 0
    const sendSlowly = (socket: Socket, text: string) => {
      socket.on('error', () => {}).once('close', () => closed++)
      socket.write(text)
      return socket
    }
    const line = 'POST /slow HTTP/1.1\r\n'
    const head = `${line}${host}\r\nContent-Length: 1000\r\n\r\n`
    const plain = Array.from({ length: 500 }, () => sendSlowly(connect(proxies.httpPort, '127.0.0.1'), line))
    const encrypted = Array.from({ length: 50 }, (_, at) =>
      sendSlowly(connectEncrypted(proxies.connection), at % 2 === 0 ? line : head),
    )
    try {
      await Promise.all(encrypted.map((socket) => once(socket, 'secureConnect')))
      for (let time = 0; time < 10; time++) {
        for (const socket of [...plain, ...encrypted]) socket.write('x')
        expect((await proxies.ask(`/${time}`)).status).toBe(200)
      }
      // No slow client has been disconnected, so the requests were answered while all of them were connected.
      expect(closed).toBe(0)
    } finally {
      for (const socket of [...plain, ...encrypted]) socket.destroy()
    }
    expect(passed.map(({ url }) => url)).toEqual(Array.from({ length: 10 }, (_, time) => `/${time}`))
  })

  test('for a page that a node is rendering again are cached for a moment', async () => {
    const begin = performance.now()
    await Promise.all(Array.from({ length: 5 }, () => proxies.ask('/being-revalidated')))
    const fetched = passed.length
    // The page is cached for a second.
    expect(fetched).toBeLessThanOrEqual(Math.ceil((performance.now() - begin) / 1000))
    await sleep(1500)
    await proxies.ask('/being-revalidated')
    expect(passed).toHaveLength(fetched + 1)
  })

  test('are served although the responses to others have a head that nginx and Varnish do not accept', async () => {
    await proxies.stopVarnish()
    try {
      // Without Varnish, nginx forwards the requests to the two servers that record them, by turns.
      for (let time = 0; time < 4; time++) expect((await proxies.ask('/with-a-long-head')).status).toBe(502)
      for (let time = 0; time < 4; time++) expect((await proxies.ask('/')).status).toBe(200)
    } finally {
      await proxies.startVarnish()
    }
    for (let time = 0; time < 4; time++) expect((await proxies.ask('/with-a-long-head')).status).toBe(503)
    expect((await proxies.ask('/')).headers['cache-status']).toBeDefined()
  })

  test('for a page with many keys are cached', async () => {
    for (const cacheStatus of ['Varnish; fwd=miss', 'Varnish; hit']) {
      const { status, headers } = await proxies.ask('/with-many-keys')
      expect([status, headers['surrogate-key']?.length, headers['cache-status']]).toEqual([200, 16_000, cacheStatus])
    }
  })

  test('for a page that sets a cookie or is private since its purge are not cached', async () => {
    for (const path of ['/sets-a-cookie-later', '/private-later']) {
      const ask = async () => (await proxies.ask(path)).status
      expect(await ask()).toBe(200)
      statuses.set(path, 404)
      await purge()
      passed.length = 0
      for (let time = 0; time < 3; time++) expect(await ask()).toBe(404)
      expect(passed).toHaveLength(3)
    }
  })

  test('whose response sets a cookie are not cached', async () => {
    for (let time = 0; time < 3; time++) await proxies.ask('/sets-a-cookie')
    expect(passed).toHaveLength(3)
  })

  // This test comes last, because Varnish needs some seconds to notice that the nodes are there again.
  test('for a withdrawn page are answered with its 404, 410 or 301 also while no node responds', async () => {
    const withdrawn = [404, 410, 301].map((status) => ({ path: `/withdrawn-${status}`, status }))
    const ask = async (path: string) => (await proxies.ask(path)).status
    for (const { path } of withdrawn) expect(await ask(path)).toBe(200)
    for (const { path, status } of withdrawn) statuses.set(path, status)
    await purge()
    for (const { path, status } of withdrawn) expect(await ask(path)).toBe(status)
    isDown = true
    // In the first seconds, Varnish has not noticed yet that the nodes are down.
    for (let second = 0; second < 5; second++, await sleep(1000))
      for (const { path, status } of withdrawn) expect(await ask(path)).toBe(status)
  })
})
