import { existsSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { goodContact, sendForm, storedRows } from '../support/contact-form.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { freePort } from '../support/free-port.ts'
import { askServer } from '../support/http-front.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'
import { signPurge } from '../support/sign-purge.ts'

// These tests run the built site; `npm run test:all` builds it if necessary.
vi.setConfig({ testTimeout: 300_000 })

const secret = 'a secret for the purges of this test'
// Two workers would need more time to load embedded content than for the rest of their start.
let content: FaultyContentServer
beforeAll(async () => {
  content = await startFaultyContentServer()
})
beforeEach(() => content.falsifyWith())
afterAll(() => content.stop())

const started: RunningProcess[] = []
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop('SIGKILL')
})

async function start(env: Record<string, string> = {}, launcher?: readonly string[]): Promise<RunningSite> {
  const settings = {
    ...content.env,
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'info',
    CONTENT_PURGE_SECRET: secret,
    CONTENT_MAX_AGE_S: '3600',
    ...env,
  }
  const site = await startSite(settings, undefined, launcher)
  started.push(site)
  return site
}

/** Returns the process ids of the workers, which are the children of the server's process. */
const workersOf = ({ child: { pid } }: RunningSite): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)

/** Returns the part of a request id that identifies the process that has handled the request. */
const processOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['x-request-id']).replace(/-.*/, '')

/** Requests a path until both workers have responded with 200, and returns the last ETag of each. */
async function askEach(site: RunningSite, path: string): Promise<ReadonlyMap<string, unknown>> {
  const etags = new Map<string, unknown>()
  await expect
    .poll(
      async () => {
        const answer = await askServer(site.port, path)
        // On a busy machine, the first response may be a 503.
        if (answer.status === 200) etags.set(processOf(answer), answer.headers['etag'])
        return etags.size
      },
      { timeout: 100_000 },
    )
    .toBe(2)
  return new Map([...etags].sort())
}

const purgeAll = ({ port }: RunningSite) =>
  askServer(port, '/api/content/purge', { method: 'POST', ...signPurge(secret, { all: true }) })

describe('a server with two workers', () => {
  test('serves requests with both on one port, passes a purge on, replaces a killed worker, and stops with both', async () => {
    const site = await start()
    expect(workersOf(site)).toHaveLength(2)
    const path = '/condition/kidney-stones'
    // A page that is rendered again has a different ETag, because it contains the time of its data.
    const etagsBefore = await askEach(site, path)
    expect(await askEach(site, path)).toEqual(etagsBefore)
    expect((await purgeAll(site)).status).toBe(200)
    const etagsAfter = await askEach(site, path)
    for (const [name, etag] of etagsBefore) expect(etagsAfter.get(name)).not.toBe(etag)

    const [killed = 0, other] = workersOf(site)
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => workersOf(site), { timeout: 100_000 }).not.toContain(killed)
    expect((await askServer(site.port, path)).status).toBe(200)
    await askEach(site, path)
    expect(workersOf(site)).toContain(other)
    expect(site.output()).toContain('"event":"worker.exited"')

    expect(await site.stop('SIGTERM')).toBe(0)
  })

  test('replaces a worker that runs out of memory, and no acknowledged message is lost', async () => {
    const dataDirectory = createDataDirectory()
    const env = {
      CONTENT_MAX_MB: '64',
      CONTENT_TIMEOUT_MS: '60000',
      DATA_DIR: dataDirectory,
      TRUSTED_PROXIES: '127.0.0.0/8',
      NODE_OPTIONS: '--max-old-space-size=400',
    }
    // V8 aborts the process when its heap is full, which must not leave a core file.
    const site = await start(env, ['sh', '-c', 'ulimit -c 0 && exec "$0" "$@"'])
    await askEach(site, '/condition/kidney-stones')
    const workers = workersOf(site)
    const acknowledged: string[] = []
    const send = async (name: string, from: string) => {
      const { status } = await sendForm(site.port, '/contact', goodContact(name), { from })
      if (status === 303) acknowledged.push(name)
    }
    await send('Before', '192.0.2.1')
    // Each of these objects takes three bytes of the response and more than fifty of the heap, which is full long before
    // all of them have been parsed.
    const response = `{"data":{"entries":[${'{},'.repeat(14_000_000)}{}]}}`
    content.falsifyWith(({ operation }, real) =>
      operation === 'Search' ? new Response(response, { headers: { 'content-type': 'application/json' } }) : real(),
    )
    await Promise.allSettled([
      askServer(site.port, '/search?q=stone'),
      ...Array.from({ length: 20 }, (_, number) => send(`Meanwhile ${number}`, `192.0.2.${number + 2}`)),
    ])
    await expect.poll(() => workersOf(site).filter((pid) => workers.includes(pid)).length, { timeout: 100_000 }).toBe(1)
    await site.waitFor(/JavaScript heap out of memory/)
    await site.waitFor(/"event":"worker.exited"/)
    content.falsifyWith()
    await askEach(site, '/condition/kidney-stones')
    await send('Afterwards', '192.0.2.99')
    expect(acknowledged).toEqual(expect.arrayContaining(['Before', 'Afterwards']))
    const stored = storedRows(dataDirectory, 'contactMessage').map(({ name }) => name)
    expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([])
  })

  test('measures the requests of both, and ends both when its primary process is killed', async () => {
    const metricsPort = await freePort()
    const site = await start({ METRICS_PORT: String(metricsPort) })
    await askEach(site, '/healthz')
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const [, count = ''] = /^site_http_request_duration_seconds_count\{.*route="\/healthz".*\} (\d+)$/m.exec(text) ?? []
    expect(Number(count)).toBeGreaterThanOrEqual(2)

    const workers = workersOf(site)
    await site.stop('SIGKILL')
    await expect.poll(() => workers.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 100_000 }).toEqual([])
  })

  test('ends when it is told to stop while its first worker is starting', async () => {
    let resume = () => {}
    const resumed = new Promise<void>((resolve) => (resume = resolve))
    content.calls.length = 0
    content.falsifyWith(async (_call, real) => {
      await resumed
      return real()
    })
    const site = startNode(['src/http/main.ts'], {
      ...content.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      WEB_CONCURRENCY: '2',
      SHUTDOWN_DELAY_MS: '5000',
      DATA_DIR: createDataDirectory(),
      VITEST: undefined,
    })
    started.push(site)
    await expect.poll(() => content.calls.length, { timeout: 100_000 }).toBeGreaterThan(0)
    site.child.kill('SIGTERM')
    resume()
    expect(await site.ended).toBe(0)
  })

  test('reports an invalid start once and ends', async () => {
    const site = await start()
    const second = startNode(['src/http/main.ts'], {
      NODE_ENV: 'production',
      PORT: String(site.port),
      WEB_CONCURRENCY: '2',
      DATA_DIR: createDataDirectory(),
      VITEST: undefined,
    })
    started.push(second)
    expect(await second.ended).toBe(1)
    expect(second.output().match(/is already in use/g)).toHaveLength(1)
  })
})
