import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { goodContact, sendForm } from '../support/contact-form.ts'
import { askServer } from '../support/http-front.ts'
import { readPage } from '../support/read-page.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'
import { signUp } from '../support/site-client.ts'
import { createSiteClock } from '../support/site-clock.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const dayMs = 86_400_000
const dataDirectory = createDataDirectory()
const clock = createSiteClock()
let site: RunningSite
beforeAll(async () => {
  site = await startSite({ ...clock.env, DATA_DIR: dataDirectory, TRUSTED_PROXIES: '127.0.0.0/8', LOG_LEVEL: 'error' })
})
afterAll(() => site.stop('SIGKILL'))

test.each([-7, -1, 1, 7])(
  'when the clock jumps by %i days readers stay signed in, and pages and the profile are served',
  async (days) => {
    await clock.set(site, { wallMs: 0 })
    const reader = await signUp(site, dataDirectory, {
      name: 'Ada Lovelace',
      email: `ada${days}@example.org`,
      password: 'correct horse battery',
    })
    const profile = () => readPage(site, '/profile', { headers: { cookie: reader.cookies.header } })
    expect((await profile()).status).toBe(200)
    await clock.set(site, { wallMs: days * dayMs })
    expect((await profile()).document.words('main')).toContain('Ada Lovelace')
    expect((await askServer(site.port, '/condition/kidney-stones')).status).toBe(200)
    await clock.set(site, { wallMs: 0 })
    expect((await profile()).document.words('main')).toContain('Ada Lovelace')
  },
)

test.each([-1, 1])(
  'when the clock jumps by %i days a full rate limit stays full, and ends after its hour',
  async (days) => {
    await clock.set(site, { wallMs: 0 })
    const from = `10.0.0.${100 + days}`
    const send = async () =>
      (await sendForm(site.port, '/contact', { ...goodContact(), 'shown-at': '1' }, { from })).status
    for (let turn = 0; turn < 5; turn++) expect(await send()).toBe(303)
    expect(await send()).toBe(429)
    await clock.set(site, { wallMs: days * dayMs })
    expect(await send()).toBe(429)
    await clock.set(site, { wallMs: days * dayMs, elapsedMs: 3_600_001 })
    expect(await send()).toBe(303)
  },
)

test.each([-1, 1])(
  'when the clock jumps by %i days a cached page keeps its age, and is revalidated in time',
  async (days) => {
    await clock.set(site, { wallMs: 0 })
    const path = days < 0 ? '/condition/bladder-cancer' : '/condition/prostate-cancer'
    const age = async () => Number((await askServer(site.port, path)).headers.age)
    expect((await askServer(site.port, path)).status).toBe(200)
    await clock.set(site, { wallMs: days * dayMs })
    expect(await age()).toBeLessThan(60)
    await clock.set(site, { wallMs: days * dayMs, elapsedMs: 61_000 })
    expect(await age()).toBeGreaterThanOrEqual(61)
    await expect.poll(age, { timeout: 20_000 }).toBeLessThan(60)
  },
)
