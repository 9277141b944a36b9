import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'

// These tests run the built site. `npm run test:all` builds it if necessary; before running this file alone, run
// `npm run build`.

// Without embedded content, a site starts in half the time. Only the first two tests start a site with embedded content.
let content: FaultyContentServer
beforeAll(async () => {
  content = await startFaultyContentServer()
})
afterAll(() => content.stop())

const started: RunningProcess[] = []
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop('SIGKILL')
})

async function start(env: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite(env)
  started.push(site)
  return site
}

/** Runs a server that must refuse to start, and returns its exit code and its output. */
async function refuse(env: Record<string, string>) {
  const site = startNode(['src/http/main.ts'], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: createDataDirectory(),
    VITEST: undefined,
    ...env,
  })
  started.push(site)
  return { code: await site.ended, output: site.output() }
}

describe('the server', { timeout: 60_000 }, () => {
  test('prints its URLs, becomes ready, serves pages and stops on SIGTERM', async () => {
    const site = await start()
    expect(site.output()).toContain(`${site.origin}/nl/\n`)
    expect(site.output()).toContain(`${site.origin}/ar/\n`)
    expect((await askServer(site.port, '/readyz')).status).toBe(200)
    for (const path of ['/', '/nl/', '/ar/'])
      expect([path, (await askServer(site.port, path)).status]).toEqual([path, 200])
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  test('loses no request during the shutdown delay, on kept-alive or new connections', async () => {
    const site = await start({ SHUTDOWN_DELAY_MS: '300000' })
    const agent = new Agent({ keepAlive: true })
    const send = (path: string, through: Agent | false) =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
        request({ host: '127.0.0.1', port: site.port, path, agent: through }, (response) => {
          const { statusCode, headers } = response
          response.resume().once('end', () => resolve({ status: statusCode, connection: headers.connection }))
          response.once('error', reject)
        })
          .once('error', reject)
          .end()
      })
    const paths = ['/', '/search?q=kidney', '/healthz', '/nl/', '/robots.txt']
    const statuses = new Set<number | undefined>()
    let isOver = false
    /** Sends requests one after another until `isOver` is set, and then requests every path once more. */
    async function sendSteadily(through: Agent | false) {
      for (let sent = 0, last = 0; last < paths.length; sent++, last += isOver ? 1 : 0)
        statuses.add((await send(paths[sent % paths.length] ?? '/', through)).status)
    }

    const connections: readonly (Agent | false)[] = [agent, agent, agent, false, false, false]
    const sending = Promise.all(connections.map(sendSteadily))
    await sleep(300)
    site.child.kill('SIGTERM')
    await expect.poll(() => send('/readyz', false), { timeout: 20_000 }).toEqual({ status: 503, connection: 'close' })
    // A service manager may signal the whole process group. In that case the server gets the signal, and npm forwards it
    // once more.
    site.child.kill('SIGTERM')
    expect(await send('/healthz', agent)).toEqual({ status: 200, connection: 'close' })
    isOver = true
    await sending
    expect([...statuses]).toEqual([200])
    expect(site.child.exitCode).toBe(null)
  })

  test('exits with 0 after the shutdown delay', async () => {
    const site = await start({ ...content.env, SHUTDOWN_DELAY_MS: '500' })
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  test('stops on SIGINT without the shutdown delay', async () => {
    const site = await start({ ...content.env, SHUTDOWN_DELAY_MS: '300000' })
    expect(await site.stop('SIGINT')).toBe(0)
  })

  test('refuses to start with invalid settings and prints one line for each', async () => {
    const { code, output } = await refuse({ PORT: 'abc', PAGE_CACHE_MB: 'many' })
    expect(code).toBe(1)
    expect(output).toBe(
      'PORT must be a whole number from 0 to 65535, found "abc"\nPAGE_CACHE_MB must be a whole number from 0 to 65536, found "many"\n',
    )
  })

  test('refuses to start with a host for an unknown site', async () => {
    const { code, output } = await refuse({ SITE_HOSTS: 'nl.example.org=xx' })
    expect(code).toBe(1)
    expect(output).toMatch(/^SITE_HOSTS: "nl\.example\.org=xx" names no site\..*\n$/)
  })

  test('refuses to start with a tag manager for an unknown site', async () => {
    const { code, output } = await refuse({ GTM_IDS: 'xx=GTM-ABC123' })
    expect(code).toBe(1)
    expect(output).toMatch(/^GTM_IDS: "xx" names no site\..*\n$/)
  })

  test('refuses to start with a base path other than that of its build', async () => {
    const { code, output } = await refuse({ BASE_PATH: '/elsewhere/' })
    expect(code).toBe(1)
    expect(output).toContain('Build it again: BASE_PATH=/elsewhere/ npm run build\n')
  })

  test('suggests another port when its port is already in use', async () => {
    const other = createServer().listen(0, '0.0.0.0')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const { code, output } = await refuse({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(output).toBe(
      `Port ${port} is already in use. Set PORT to another one, for example PORT=${port + 1} npm start.\n`,
    )
  })
})
