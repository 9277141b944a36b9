import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Falsify, type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { largeResponse } from '../support/large-response.ts'
import { nullOut } from '../support/null-out.ts'
import { randomNumbers } from '../support/random-numbers.ts'
import { type ReadPage, readPage } from '../support/read-page.ts'
import { withWrongTypes } from '../support/wrong-types.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { fetchServerFunction, serverFunctionPath, type ServerFunctionResponse } from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  // Caching is off, so that no page is served from a response before the fault.
  site = await startSite({
    ...content.env,
    CONTENT_MAX_AGE_S: '0',
    CONTENT_STALE_S: '0',
    CONTENT_TIMEOUT_MS: '30000',
    RENDER_TIMEOUT_MS: '180000',
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'error',
  })
  // On its first requests the content server builds its search index and reads the globals of the sites. This happens before
  // the tests, so that they do not include the time that it takes.
  for (const path of pages) await visit(path)
  for (const path of calls) await call(path)
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})
beforeEach(() => content.falsifyWith())

const pages = [
  '/',
  '/nl/',
  '/condition/kidney-stones',
  '/nl/condition/nierstenen',
  `/ar/condition/${encodeURIComponent('حصى-الكلى')}`,
  '/al/condition/penile-cancer',
  '/condition/kidney-stones/kidney-stones-colic',
  '/all-situations/kidney-stones-colic',
  '/all-treatments/ureteroscopy',
  '/de/all-treatments/nephrectomy',
  '/contact',
  '/privacy',
  '/news/awareness-week-2026',
  '/guidelines/urolithiasis',
  '/all-conditions',
  '/cn/all-conditions',
  '/all-treatments',
  '/search?q=stone',
  '/nowhere',
  '/kidney-cancer',
] as const
const calls = await Promise.all([
  serverFunctionPath('getPage', { site: 'en', pathAndQuery: '/condition/kidney-stones' }),
  serverFunctionPath('getConditionIndex', { site: 'nl' }),
  serverFunctionPath('getTreatmentIndex', { site: 'en' }),
  serverFunctionPath('getSearchResults', { site: 'en', query: 'stone', page: 1 }),
])

/** Expects that a response reveals neither the content server, nor its queries, nor the code of the site. */
function expectNoInsides({ text, path }: ReadPage | ServerFunctionResponse): void {
  const found = text.match(
    /127\.0\.0\.1|token-of-the|Bearer|CombinedError|ContentError|TypeError|\[(?:GraphQL|Network)\]|query \w+\(|node_modules|file:\/\/|\.[jt]sx?:\d+|\bat (?:async )?[\w.]+ \(/,
  )
  expect([path, found?.[0]]).toEqual([path, undefined])
  // The port is matched together with the host, because its digits alone may occur in an id.
  expect(text).not.toContain(`localhost:${content.port}`)
}

/** Returns the fields of the error in the response of a server function. */
const errorOf = ({ error }: ServerFunctionResponse) => error as { readonly reference: string }

/** Expects a readable page, or a well-formed response of a server function, in spite of the fault. */
function expectReadable(page: ReadPage | ServerFunctionResponse): void {
  const { path, status } = page
  expectNoInsides(page)
  if (!('document' in page)) {
    expect([path, [200, 500, 503].includes(status)]).toEqual([path, true])
    expect([path, 'result' in page]).toEqual([path, status === 200])
    if (status === 200) return
    const fields = errorOf(page)
    expect(
      Object.keys(fields).filter(
        (name) => !['kind', 'status', 'contentStatus', 'retryAfter', 'reference'].includes(name),
      ),
    ).toEqual([])
    expect(fields).toMatchObject({ status, reference: expect.stringMatching(/^[0-9a-f]{12}$/) })
    return
  }
  const { document } = page
  if (path === '/kidney-cancer' && status === 301) return
  expect([path, status, [200, 404, 500, 503].includes(status)]).toEqual([path, status, true])
  expect([path, document.all('h1').length]).toEqual([path, 1])
  expect(document.words('h1')).not.toBe('')
  expect(document.words('title')).not.toBe('')
  const odd = document.readable().filter((text) => /undefined|\bnull\b|\[object|\bNaN\b|Invalid Date/.test(text))
  expect([path, odd]).toEqual([path, []])
  expect(page.headers['cache-control']).toMatch(status === 200 ? /s-maxage|no-store/ : /^no-store$/)
  if (status === 503) expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
}

const json = { 'content-type': 'application/json' }

type Fault = {
  readonly falsifier: Falsify
  /** The pattern of the log output that the fault causes; undefined if it causes none. */
  readonly report: RegExp | undefined
  /**
   * The status of every response: 503 if the content server is temporarily unavailable or too late, 500 if it fails in
   * another way. If no log output is expected, any status below 500 is accepted.
   */
  readonly status: 200 | 500 | 503
}

/** The ways in which a content server may fail, each with the required behavior of the site. */
const faults: Readonly<Record<string, Fault>> = {
  'responds a little late': {
    falsifier: async (_, real) => {
      await sleep(20)
      return real()
    },
    report: undefined,
    status: 200,
  },
  'responds too late': {
    falsifier: async (_, real) => {
      await sleep(30_500)
      return real()
    },
    report: /aborted|timeout|timed out/i,
    status: 503,
  },
  'returns status 500': {
    falsifier: () => new Response('Internal error at /srv/cms.ts:12', { status: 500 }),
    report: /status 500/,
    status: 500,
  },
  'returns status 503 as HTML': {
    falsifier: () => new Response('<h1>Maintenance</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
    report: /status 503/,
    status: 503,
  },
  'returns status 429 with a Retry-After of a minute': {
    falsifier: () => new Response('', { status: 429, headers: { 'retry-after': '60' } }),
    report: /status 429/,
    status: 503,
  },
  'returns status 502 and lets the site retry at once': {
    falsifier: () => new Response('', { status: 502, headers: { 'retry-after': '0' } }),
    report: /status 502/,
    status: 503,
  },
  'sends truncated JSON': {
    falsifier: () => new Response('{"data":{"entry":{"title":"Kid', { headers: json }),
    report: /JSON/,
    status: 500,
  },
  'sends an empty body': {
    falsifier: () => new Response('', { headers: json }),
    report: /"query\.failed"/,
    status: 500,
  },
  'sends data without any field': {
    falsifier: () => Response.json({ data: {} }),
    report: /lacks the field/,
    status: 500,
  },
  'sends a list of 50 MB': {
    falsifier: () => largeResponse(50_000_000),
    report: /larger than 4194304 bytes/,
    status: 500,
  },
  'sends JSON without data': { falsifier: () => Response.json({ data: null }), report: /no data/, status: 500 },
  'sends an HTML page': {
    falsifier: () =>
      new Response('<!doctype html><h1>Log in with token-of-the-x</h1>', {
        headers: { 'content-type': 'text/html' },
      }),
    report: /"query\.failed"/,
    status: 500,
  },
  'rejects the token': {
    falsifier: () => Response.json({ errors: [{ message: 'Bearer token-of-the-x is wrong' }] }, { status: 401 }),
    report: /"status":401/,
    status: 500,
  },
  'returns GraphQL errors': {
    falsifier: () => Response.json({ errors: [{ message: 'SELECT * FROM entries at 127.0.0.1' }], data: null }),
    report: /\[GraphQL\] SELECT/,
    status: 500,
  },
  'returns GraphQL errors with partial data': {
    falsifier: async (_, real) =>
      Response.json({ ...((await (await real()).json()) as object), errors: [{ message: 'half' }] }),
    report: /\[GraphQL\] half/,
    status: 500,
  },
}

const visit = (path: string) => readPage(site, path)
const call = (path: string) => fetchServerFunction(site, path)
const expectAlive = async () => {
  content.falsifyWith()
  const page = await visit('/condition/kidney-stones')
  expect([page.status, page.document.words('h1')]).toEqual([200, 'Kidney stones'])
}

describe('a content server that', () => {
  test.each(Object.keys(faults))('%s leaves readable pages, logged errors and a running site', async (name) => {
    const { falsifier, report, status: expected } = faults[name]!
    const before = site.output().length
    content.falsifyWith(falsifier)
    const called = Promise.all(calls.map(call))
    const answers = [...(await Promise.all(pages.map(visit))), ...(await called)]
    for (const answer of answers) expectReadable(answer)
    if (report === undefined) {
      expect(answers.every(({ status }) => status < 500)).toBe(true)
    } else {
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([expected]))
      const lines = () => site.output().slice(before)
      await expect.poll(lines, { timeout: 60_000 }).toMatch(report)
      // The reference in each error response of a server function is in the log.
      const references = (await called).map((response) => errorOf(response).reference)
      expect(references).toHaveLength(calls.length)
      for (const reference of references) await expect.poll(lines, { timeout: 60_000 }).toContain(reference)
      for (const line of lines()
        .split('\n')
        .filter((text) => text.startsWith('{')))
        expect(JSON.parse(line)).toMatchObject({ level: 'error' })
      expect(lines().includes(content.token)).toBe(false)
    }
    await expectAlive()
  })
})

const anyPage = fc.constantFrom(...pages, ...calls)
const visitOrCall = (path: string) => (calls.includes(path) ? call(path) : visit(path))

test('random failures of the content server never make a page unreadable', async () => {
  const quick = Object.keys(faults).filter((name) => !/late|at once/.test(name))
  const kind = fc.constantFrom('fine', 'fine', ...quick)
  await fc.assert(
    fc.asyncProperty(anyPage, fc.array(kind, { minLength: 1, maxLength: 8 }), async (path, kinds) => {
      let call = 0
      content.falsifyWith((request, real) => {
        const name = kinds[call++ % kinds.length] ?? 'fine'
        return faults[name]?.falsifier(request, real) ?? real()
      })
      expectReadable(await visitOrCall(path))
    }),
    { seed: 20_261_120, numRuns: 80 },
  )
  await expectAlive()
})

test('null fields in the responses of the content server never make a page unreadable', async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(anyPage, fc.integer(), fc.constantFrom(0.003, 0.03, 0.3, 1), async (path, seed, share) => {
      const random = randomNumbers(seed)
      content.falsifyWith(async ({ query }, real) => {
        const answer = (await (await real()).json()) as { data: Record<string, unknown> }
        return Response.json({ data: nullOut(query, answer.data, () => random() < share) })
      })
      const page = await visitOrCall(path)
      expectReadable(page)
      // Missing fields are not a failure of the content server.
      expect([path, page.status]).not.toEqual([path, 503])
      statuses.set(page.status, (statuses.get(page.status) ?? 0) + 1)
    }),
    { seed: 20_261_120, numRuns: 100 },
  )
  expect(statuses.get(200) ?? 0).toBeGreaterThan(10)
  expect(statuses.get(404) ?? 0).toBeGreaterThan(1)
  await expectAlive()
})

test('fields of a wrong type in the responses of the content server never make a page unreadable', async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(anyPage, fc.integer(), fc.constantFrom(0.003, 0.03, 0.3), async (path, seed, share) => {
      const random = randomNumbers(seed)
      content.falsifyWith(async (_, real) => {
        const answer = (await (await real()).json()) as { data: Record<string, unknown> }
        return Response.json({ data: withWrongTypes(answer.data, () => random() < share, random) })
      })
      const page = await visitOrCall(path)
      // A site is treated as disabled if its entry in the list of sites is wrong.
      if (!('document' in page) && page.status === 404) expectNoInsides(page)
      else expectReadable(page)
      statuses.set(page.status, (statuses.get(page.status) ?? 0) + 1)
    }),
    { seed: 20_261_123, numRuns: 100 },
  )
  expect(statuses.get(200) ?? 0).toBeGreaterThan(10)
  expect(statuses.get(500) ?? 0).toBeGreaterThan(1)
  await expectAlive()
})
