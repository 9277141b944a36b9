import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { createDataDirectory } from '../support/server.ts'

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

test('the development server serves client modules through Vite', async () => {
  const entry = await fetch(`${origin}/src/client.tsx`)
  expect([entry.status, entry.headers.get('content-type')]).toEqual([200, 'text/javascript'])
  expect((await fetch(`${origin}/styleguide`)).status).toBe(200)
})
