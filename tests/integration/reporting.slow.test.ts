import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { type Ask, askServer, eventually } from '../support/http-front.ts'
import { chrome } from '../support/read-page.ts'
import { startNode } from '../support/processes.ts'
import { reportKey, startReportReceiver, type ReportReceiver } from '../support/report-receiver.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let content: FaultyContentServer
let receiver: ReportReceiver
let site: RunningSite

beforeAll(async () => {
  ;[content, receiver] = await Promise.all([startFaultyContentServer(), startReportReceiver()])
  site = await startSite({
    ...content.env,
    ...receiver.env,
    BUGSNAG_RELEASE_STAGE: 'staging',
    BUGSNAG_MAX_BREADCRUMBS: '7',
    MEDIA_ORIGIN: 'https://media.example.org',
    // With this setting, each test can send its requests from an IP address of its own.
    TRUSTED_PROXIES: '127.0.0.0/8',
  })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await Promise.all([content.stop(), receiver.stop()])
})
let visitors = 0
let address = ''
beforeEach(() => {
  receiver.notified.length = 0
  receiver.sessions.length = 0
  receiver.respondWith(202)
  content.falsifyWith()
  address = `192.0.2.${++visitors}`
})

const notifier = { name: 'Bugsnag JavaScript', version: '9.0.0', url: 'https://github.com/bugsnag/bugsnag-js' }
const device = { id: 'cl9visitor', userAgent: 'Mozilla/5.0', locale: 'nl-NL' }
const event = {
  exceptions: [{ errorClass: 'TypeError', message: 'No /search?q=blood', type: 'browserjs', stacktrace: [] }],
  context: '/search',
  user: { id: '192.0.2.77', email: 'somebody@example.org' },
  device,
  request: {
    url: 'https://example.org/search?q=blood#urine',
    clientIp: '192.0.2.77',
    referer: 'https://example.org/?q=blood',
    headers: { cookie: 'session=secret' },
  },
  breadcrumbs: [{ type: 'navigation', name: 'x', metaData: { from: '/search?q=blood', to: '/nl/search#urine' } }],
  metaData: { site: { handle: 'nl' } },
}
const report = { apiKey: '0'.repeat(32), payloadVersion: '4', notifier, events: [event] }
const session = {
  notifier,
  app: { releaseStage: 'staging' },
  device,
  sessions: [{ id: 'cl9session', startedAt: '2026-11-21T08:00:00.000Z', user: { id: '192.0.2.77' } }],
}

function send(kind: 'notify' | 'sessions', body: unknown, { headers, ...more }: Ask & { on?: RunningSite } = {}) {
  const { port } = more.on ?? site
  return askServer(port, `/api/reports/${kind}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      cookie: 'session=secret',
      referer: `http://localhost:${port}/search?q=blood`,
      ...headers,
    },
  })
}

describe('a report of a browser', () => {
  test('of an error is forwarded with the API key, without data about the visitor and without queries', async () => {
    expect((await send('notify', report)).status).toBe(202)
    const [{ body, headers, text }] = receiver.notified as [(typeof receiver.notified)[0]]
    expect(body).toMatchObject({ apiKey: reportKey, notifier, events: [{ context: '/search' }] })
    expect(headers).toMatchObject({
      'bugsnag-api-key': reportKey,
      'bugsnag-payload-version': '4',
      'content-type': 'application/json',
    })
    expect(body.events[0]).toMatchObject({
      device: { userAgent: 'Mozilla/5.0' },
      request: { url: 'https://example.org/search' },
      breadcrumbs: [{ metaData: { from: '/search', to: '/nl/search' } }],
      metaData: { site: { handle: 'nl' } },
    })
    for (const personal of ['blood', 'urine', 'secret', '192.0.2', 'cl9visitor', 'somebody@']) {
      expect(text + JSON.stringify(headers), personal).not.toContain(personal)
    }
    expect(Object.keys(headers).filter((name) => /cookie|referer|forwarded|address|origin/.test(name))).toEqual([])
  })

  test('is forwarded without secrets and user data at any depth', async () => {
    const forged = {
      ...event,
      session: { id: 's', user: { id: 'hidden1' } },
      metaData: {
        user: { id: 'hidden2', name: 'hidden3' },
        site: { handle: 'nl', password: 'hidden4', accessToken: { deep: 'hidden5' }, 'e-mail': 'hidden6' },
        '/search?q=hidden7': { 'https://hidden8:hidden9@example.org/x?q=hidden10': 1 },
      },
    }
    expect((await send('notify', { ...report, events: [forged] })).status).toBe(202)
    const [{ body, text }] = receiver.notified as [(typeof receiver.notified)[0]]
    expect(text).not.toContain('hidden')
    expect(body.events[0]).toMatchObject({
      session: { id: 's' },
      metaData: {
        site: { handle: 'nl', password: '[REDACTED]', accessToken: '[REDACTED]', 'e-mail': '[REDACTED]' },
        '/search': { 'https://example.org/x': 1 },
      },
    })
  })

  test('is not forwarded to the target of a redirect', async () => {
    const other = await startReportReceiver()
    for (const status of [301, 307, 308]) {
      receiver.respondWith(status, other.env['BUGSNAG_NOTIFY_ENDPOINT'])
      expect((await send('notify', report)).status).toBe(202)
    }
    expect([receiver.notified.length, other.notified.length]).toEqual([3, 0])
    await other.stop()
  })

  test('of a started session is forwarded without data about the visitor', async () => {
    expect((await send('sessions', session)).status).toBe(202)
    const [{ body, headers, text }] = receiver.sessions as [(typeof receiver.sessions)[0]]
    expect(headers).toMatchObject({ 'bugsnag-api-key': reportKey, 'bugsnag-payload-version': '1' })
    expect(body.sessions).toEqual([{ id: 'cl9session', startedAt: '2026-11-21T08:00:00.000Z' }])
    expect(text + JSON.stringify(headers)).not.toMatch(/secret|192\.0\.2|cl9visitor/)
  })

  test('is accepted from pages of the same origin only', async () => {
    const statuses = await Promise.all(
      (
        [
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: `http://nl.localhost:${site.port}` },
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-site': 'none' },
        ] as Record<string, string>[]
      ).map((headers) => send('notify', report, { headers })),
    )
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    const silent = await askServer(site.port, '/api/reports/notify', {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'content-type': 'application/json' },
    })
    expect(silent.status).toBe(403)
    expect(receiver.notified).toEqual([])
  })

  test('is accepted up to a megabyte', async () => {
    const long = (note: number) => ({ ...report, events: [{ ...event, metaData: { x: { note: 'y'.repeat(note) } } }] })
    expect((await send('notify', long(999_000))).status).toBe(202)
    expect((await send('notify', long(1_050_000))).status).toBe(413)
    expect(receiver.notified).toHaveLength(1)
  })

  test.each([
    ['not JSON', 'blood', {}, 400],
    ['without an event', { ...report, events: [] }, {}, 400],
    ['an invalid event', { ...report, events: ['blood'] }, {}, 400],
    ['too many events', { ...report, events: Array.from({ length: 11 }, () => event) }, {}, 400],
    ['a form', 'events=blood', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('that is malformed is refused: %s', async (_, body, headers, status) => {
    expect((await send('notify', body, { headers })).status).toBe(status)
    expect(receiver.notified).toEqual([])
  })

  test('has no GET endpoint, and PUT is refused with 405', async () => {
    expect((await send('notify', report, { method: 'GET', body: undefined })).status).toBe(404)
    expect((await send('notify', report, { method: 'PUT' })).status).toBe(405)
  })

  test('is refused with 429 beyond the rate limit of its IP address, and accepted from another one', async () => {
    const statuses: number[] = []
    for (let at = 0; at <= 100; at++) statuses.push((await send('sessions', session)).status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(100)
    const refused = await send('sessions', session)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    address = '198.51.100.1'
    expect((await send('sessions', session)).status).toBe(202)
  })

  test('counts towards the limit of its IP address in every notation of IPv4 and IPv6', async () => {
    const written = ['::ffff:c633:6402', '0:0:0:0:0:FFFF:198.51.100.2', '198.51.100.2:4711']
    const statuses: number[] = []
    for (let at = 0; at <= 101; at++) {
      address = written[at % written.length] ?? ''
      statuses.push((await send('sessions', session)).status)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(100)
    for (const [at, last] of ['2001:0db8:0:7::1', '2001:db8::7:0:0:0:2', '[2001:DB8:0:7::3]:4711'].entries()) {
      address = last
      for (let time = 0; time < 34; time++) statuses[at * 34 + time] = (await send('sessions', session)).status
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(100)
  })

  test('is a 202 for the visitor even if it cannot be forwarded', async () => {
    receiver.respondWith(500)
    expect((await send('notify', report)).status).toBe(202)
    expect(receiver.notified).toHaveLength(1)
  })
})

describe('the reporting of the server', () => {
  const configOf = async (on: RunningSite) => {
    const { text } = await askServer(on.port, '/', { headers: { accept: 'text/html' } })
    return JSON.parse(/id="page-config">(.*?)<\/script>/.exec(text)![1]!) as { reporting: unknown }
  }

  test('gives its pages the settings of reporting without the API key', async () => {
    const config = await configOf(site)
    expect(config.reporting).toEqual({ releaseStage: 'staging', maxBreadcrumbs: 7, maxEvents: 10 })
    expect(JSON.stringify(config)).not.toContain(reportKey)
  })

  test('keeps the image sources of the Content-Security-Policy to the site and the media origin', async () => {
    const { headers } = await askServer(site.port, '/', { headers: { accept: 'text/html' } })
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://media.example.org;")
  })

  test('reports a failed query once, with its variables and the reference that the visitor sees', async () => {
    content.falsifyWith(({ operation }, real) =>
      operation === 'ConditionPage' ? new Response('no', { status: 500 }) : real(),
    )
    const visit = async () => {
      const { status, text } = await askServer(site.port, '/condition/nocturia?note=blood', {
        headers: { accept: 'text/html', 'user-agent': chrome },
      })
      expect(status).toBe(500)
      return /reference\W+<bdi>([0-9a-f]{12})<\/bdi>/.exec(text)?.[1]
    }
    const reference = await visit()
    // The second visit causes the same failure again, as when a browser repeats its request, and is not reported again.
    expect(await visit()).toBe(reference)
    await eventually(() => receiver.notified.length).toBe(1)
    const [{ body, text }] = receiver.notified as [(typeof receiver.notified)[0]]
    expect(body.events).toMatchObject([
      {
        severity: 'error',
        app: { releaseStage: 'staging', type: 'node' },
        metaData: {
          problem: {
            operation: 'ConditionPage',
            type: 'query',
            status: 500,
            variables: expect.stringMatching(/^\{"id":\["\d+"\],"site":\["en"\]\}$/),
            reference,
          },
        },
      },
    ])
    expect(body.events[0]!.exceptions.map(({ errorClass }) => errorClass)).toEqual([
      'query.failed',
      'CombinedError',
      'Error',
    ])
    expect(text).not.toContain('blood')
    // A second report would arrive within this time.
    await sleep(500)
    expect(receiver.notified).toHaveLength(1)
  })

  test('with a malformed API key warns once and is off', async () => {
    const on = await startSite({ ...receiver.env, BUGSNAG_API_KEY: 'no-key' })
    try {
      expect((await send('notify', report, { on })).status).toBe(404)
      expect((await configOf(on)).reporting).toBe(false)
      expect(await on.stop()).toBe(0)
      expect(on.output().match(/BUGSNAG_API_KEY/g)).toHaveLength(1)
      expect(on.output()).toContain('BUGSNAG_API_KEY must be 32 hexadecimal characters')
      expect(on.output()).not.toContain('no-key')
      expect([...receiver.notified, ...receiver.sessions]).toEqual([])
    } finally {
      await on.stop('SIGKILL')
    }
  })

  test.each([
    ['BUGSNAG_MAX_BREADCRUMBS', 'should be 0 or a positive integer up to 100'],
    ['BUGSNAG_MAX_EVENTS', 'should be a positive integer up to 100'],
  ])('refuses to start with 101 for %s and prints the reason', async (name, message) => {
    const server = startNode(['src/http/main.ts'], {
      ...receiver.env,
      [name]: '101',
      PORT: '0',
      DATA_DIR: createDataDirectory(),
    })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(`${name} ${message}, found "101"\n`)
  })
})

test('no source map is in the client build', () => {
  const client = join(import.meta.dirname, '../../dist/client')
  expect(existsSync(client)).toBe(true)
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.map(?:\.br|\.gz)?$/.test(file))).toEqual([])
})
