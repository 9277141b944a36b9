import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { askServer } from '../support/http-front.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { type RunningSite, startSite } from '../support/server.ts'

// These run the built site: `npm run build` comes first (`npm test` sees to it).
const started: RunningProcess[] = []
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop('SIGKILL')
})

async function start(env: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite(env)
  started.push(site)
  return site
}

/** Starts what must not start: gives its exit code and what it wrote. */
async function refuse(env: Record<string, string>) {
  const site = startNode(['src/http/main.ts'], { NODE_ENV: 'production', PORT: '0', VITEST: undefined, ...env })
  started.push(site)
  return { code: await site.ended, output: site.output() }
}

describe('the server', { timeout: 60_000 }, () => {
  test('says where it is, is ready, shows its pages, and stops when asked', async () => {
    const site = await start()
    expect(site.output()).toContain(`${site.origin}/nl/\n`)
    expect(site.output()).toContain(`${site.origin}/ar/\n`)
    expect((await askServer(site.port, '/readyz')).status).toBe(200)
    for (const path of ['/', '/nl/', '/ar/'])
      expect([path, (await askServer(site.port, path)).status]).toEqual([path, 200])
    expect(await site.stop('SIGTERM')).toBe(0)
  })

  test('stops on Ctrl+C likewise', async () => {
    const site = await start()
    expect(await site.stop('SIGINT')).toBe(0)
  })

  test('refuses wrong settings with one line for each', async () => {
    const { code, output } = await refuse({ PORT: 'abc', STORED_PAGES_MB: 'many' })
    expect(code).toBe(1)
    expect(output).toBe(
      'PORT must be a whole number from 0 to 65535, found "abc"\nSTORED_PAGES_MB must be a whole number from 0 to 65536, found "many"\n',
    )
  })

  test('refuses a host for a site that does not exist', async () => {
    const { code, output } = await refuse({ SITE_HOSTS: 'nl.example.org=xx' })
    expect(code).toBe(1)
    expect(output).toMatch(/^SITE_HOSTS: "nl\.example\.org=xx" names no site\..*\n$/)
  })

  test('refuses a tag manager for a site that does not exist', async () => {
    const { code, output } = await refuse({ GTM_IDS: 'xx=GTM-ABC123' })
    expect(code).toBe(1)
    expect(output).toMatch(/^GTM_IDS: "xx=GTM-ABC123" names no site\..*\n$/)
  })

  test('refuses a base path for which it was not built', async () => {
    const { code, output } = await refuse({ BASE_PATH: '/elsewhere/' })
    expect(code).toBe(1)
    expect(output).toContain('Build it again: BASE_PATH=/elsewhere/ npm run build\n')
  })

  test('says what to do when its port is taken', async () => {
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
