import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, afterAll, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { largeResponse } from '../support/large-response.ts'
import { residentBytes } from '../support/resident-bytes.ts'
import { readPage } from '../support/read-page.ts'
import { sendAtRate, sendRequest } from '../support/send-load.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { createSiteClock } from '../support/site-clock.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const hourMs = 3_600_000

let content: FaultyContentServer
const sites: RunningSite[] = []
beforeAll(async () => {
  content = await startFaultyContentServer()
})
afterEach(() => content.falsifyWith())
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop('SIGKILL')))
  await content.stop()
})

async function start(env: Record<string, string>) {
  const site = await startSite({ ...content.env, CONTENT_TIMEOUT_MS: '2000', LOG_LEVEL: 'error', ...env })
  sites.push(site)
  return site
}

const path = '/condition/kidney-stones'
const heading = async (site: RunningSite) => {
  const { status, document } = await readPage(site, path)
  return [status, document.words('h1')]
}

/** Ends an outage of the content system, which has a different title for the page from then on. */
const returnWithNewTitle = () =>
  content.falsifyWith(async (_, real) =>
    Response.json(
      JSON.parse((await (await real()).text()).replaceAll('"title":"Kidney stones"', '"title":"New words"')),
    ),
  )

test('while the content system is gone for a day pages seen before are served, and changes show within 5 s of its return', async () => {
  const clock = createSiteClock()
  const site = await start(clock.env)
  expect(await heading(site)).toEqual([200, 'Kidney stones'])
  content.falsifyWith(() => new Response('gone', { status: 502 }))
  for (const hours of [0.1, 1, 6, 12, 18, 23.9]) {
    await clock.set(site, { elapsedMs: hours * hourMs })
    // The first request starts the revalidation of the page, which fails.
    for (let turn = 0; turn < 3; turn++) {
      expect([hours, ...(await heading(site))]).toEqual([hours, 200, 'Kidney stones'])
      await sleep(700)
    }
  }
  returnWithNewTitle()
  // Five seconds pass on the clock of the site, so that they do not depend on the speed of the machine.
  await clock.set(site, { elapsedMs: 23.9 * hourMs + 5000 })
  await expect.poll(() => heading(site), { timeout: 20_000, interval: 100 }).toEqual([200, 'New words'])
})

test('under load no page seen before fails while the content system goes away and comes back, and its changes are shown', async () => {
  const site = await start({ CONTENT_MAX_AGE_S: '1' })
  const seenPaths = [path, '/', '/all-conditions', '/contact', '/nl/', '/ar/', '/condition/bladder-cancer', '/glossary']
  for (const seen of seenPaths) expect([seen, (await readPage(site, seen)).status]).toEqual([seen, 200])
  let sent = 0
  const load = sendAtRate(20, 20, async () => {
    const seen = seenPaths[sent++ % seenPaths.length] ?? ''
    return [seen, (await sendRequest(site.port, { path: seen })).status] as const
  })
  await sleep(3000)
  content.calls.length = 0
  // Half of the queries fail at once. The others get no response.
  content.falsifyWith(() =>
    content.calls.length % 2 === 0 ? new Response('gone', { status: 502 }) : new Promise<Response>(() => {}),
  )
  await sleep(8000)
  expect(content.calls.length).toBeGreaterThan(seenPaths.length)
  returnWithNewTitle()
  await expect.poll(() => heading(site), { timeout: 60_000, interval: 100 }).toEqual([200, 'New words'])
  const outcomes = await load
  expect(outcomes.length).toBeGreaterThan(300)
  expect(outcomes.filter(([, status]) => status !== 200)).toEqual([])
})

test('60 concurrent responses of 600 MB fail with little memory, and the site recovers', async () => {
  const site = await start({
    PAGE_CACHE_MB: '0',
    CONTENT_MAX_AGE_S: '0',
    CONTENT_STALE_S: '0',
    CONTENT_TIMEOUT_MS: '60000',
    RENDER_TIMEOUT_MS: '180000',
  })
  expect(await heading(site)).toEqual([200, 'Kidney stones'])
  let answers = 0
  content.falsifyWith(({ operation }, real) => {
    if (operation !== 'Search') return real()
    answers++
    return largeResponse(600_000_000)
  })
  const before = residentBytes(site)
  let peak = before
  const watching = setInterval(() => (peak = Math.max(peak, residentBytes(site))), 20)
  const searches = await Promise.all(
    Array.from({ length: 60 }, (_, index) => askServer(site.port, `/search?q=stone${index}`)),
  )
  clearInterval(watching)
  expect(new Set(searches.map(({ status }) => status))).toEqual(new Set([500]))
  expect(answers).toBeGreaterThanOrEqual(60)
  expect(peak - before).toBeLessThan(400_000_000)
  content.falsifyWith()
  expect((await askServer(site.port, '/search?q=stone')).status).toBe(200)
})

test('a content system whose name cannot be resolved makes pages 503 at once, and the site starts and stays up', async () => {
  const site = await start({
    CONTENT_ENDPOINT: 'http://content-system.invalid/graphql',
    CONTENT_TIMEOUT_MS: '60000',
    RENDER_TIMEOUT_MS: '180000',
  })
  const startedAt = performance.now()
  const page = await readPage(site, path)
  expect([page.status, Number(page.headers['retry-after']) > 0]).toEqual([503, true])
  // The page does not wait for the timeout of the content system.
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(page.text).not.toContain('content-system')
  expect((await askServer(site.port, '/healthz')).status).toBe(200)
  await expect.poll(() => site.output(), { timeout: 20_000 }).toMatch(/"query\.failed".*(?:ENOTFOUND|EAI_AGAIN)/)
})
