import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { SearchDocument, SiteGlobalsDocument } from '#content-contract/operations.ts'
import { createContentClient } from './content-client.server.ts'
import { CombinedError } from './content-error.ts'

let server: Server | undefined
/** The deadline of the client. Only the tests of the deadline shorten it. */
const defaultDeadlineMs = 30_000
let deadlineMs = defaultDeadlineMs
afterEach(() => {
  deadlineMs = defaultDeadlineMs
  server?.closeAllConnections()
  server?.close()
})

/**
 * Creates a client of a real server on the loopback interface. The server handles each request with the next listener, and
 * all further requests with the last one.
 */
async function clientOf(...answers: RequestListener[]) {
  const seen: {
    headers: Record<string, unknown>
    body: { query: string; variables: unknown; operationName: string }
  }[] = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      seen.push({ headers: request.headers, body: JSON.parse(body) as never })
      answers[Math.min(seen.length, answers.length) - 1]!(request, response)
    })
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = createContentClient({
    endpoint: `http://127.0.0.1:${port}/graphql`,
    token: 'secret-token',
    deadlineMs,
    maxResponseBytes: 1_000_000,
  })
  return { client, run: () => client(SiteGlobalsDocument, { site: ['en'] }), seen }
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const raw =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)
const data = { sites: [], strings: [], theme: null, assets: null }

const failure = async (run: () => Promise<unknown>): Promise<CombinedError> => {
  const error: unknown = await run().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CombinedError)
  return error as CombinedError
}

describe('the content client', () => {
  test('posts the query text with its variables and the bearer token', async () => {
    const { run, seen } = await clientOf(json(200, { data }))
    expect(await run()).toEqual(data)
    expect(seen[0]?.headers.authorization).toBe('Bearer secret-token')
    expect(seen[0]?.headers['content-type']).toMatch('application/json')
    expect(seen[0]?.body).toMatchObject({ variables: { site: ['en'] }, operationName: 'SiteGlobals' })
    expect(seen[0]?.body.query).toContain('$language: [String] = ["en-US"], $category: [String] = ["site"]')
  })

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('retries the query after status %i', async (status) => {
    const { run, seen } = await clientOf(json(status, {}), json(200, { data }))
    expect(await run()).toEqual(data)
    expect(seen).toHaveLength(2)
  })

  test.each([301, 302, 307, 308])('does not follow a redirect with status %i', async (status) => {
    const { run, seen } = await clientOf(json(status, {}, { location: '/elsewhere' }), json(200, { data }))
    const error = await failure(run)
    expect(error.message).toBe(`[Network] The content server answered with status ${status}.`)
    expect(seen).toHaveLength(1)
  })

  test('retries at most twice', async () => {
    const { run, seen } = await clientOf(json(503, {}))
    const error = await failure(run)
    expect(error.message).toBe('[Network] The content server answered with status 503.')
    expect(error.status).toBe(503)
    expect(seen).toHaveLength(3)
  })

  test.each([400, 401, 403, 404])('does not retry after status %i', async (status) => {
    const { run, seen } = await clientOf(json(status, { errors: [{ message: 'No.' }] }))
    const error = await failure(run)
    expect(error).toMatchObject({ message: '[GraphQL] No.', status, operation: 'SiteGlobals', isUnreachable: false })
    expect(seen).toHaveLength(1)
  })

  test('waits for the time in Retry-After before it retries', async () => {
    const { run } = await clientOf(json(429, {}, { 'retry-after': '1' }), json(200, { data }))
    const started = performance.now()
    await run()
    expect(performance.now() - started).toBeGreaterThanOrEqual(950)
  })

  test('does not retry when Retry-After is beyond the deadline', async () => {
    const { run, seen } = await clientOf(json(503, {}, { 'retry-after': '60' }))
    expect((await failure(run)).status).toBe(503)
    expect(seen).toHaveLength(1)
  })

  test('redacts the variables of the query in the error message', async () => {
    const { client } = await clientOf(
      json(400, { errors: [{ message: 'Nothing of “blood in urine”: blood, in en.' }] }),
    )
    const error = await failure(() => client(SearchDocument, { search: 'blood in urine', site: ['en'] } as never))
    expect(error.message).toBe('[GraphQL] Nothing of “[redacted]”: [redacted], in en.')
    expect(error.cause).toBeUndefined()
  })

  test('gives an error with one line for each GraphQL error', async () => {
    const { run } = await clientOf(json(200, { errors: [{ message: 'One.' }, { message: 'Two.' }] }))
    const error = await failure(run)
    expect(error.name).toBe('CombinedError')
    expect(error.message).toBe('[GraphQL] One.\n[GraphQL] Two.')
  })

  test.each([
    ['an empty body', raw(200, 'application/json', '')],
    ['a body that is not JSON', raw(200, 'application/json', '{"data":')],
    ['a page of HTML', raw(200, 'text/html', '<h1>Welcome</h1>')],
    ['no data', json(200, { data: null })],
    ['data without any field', json(200, { data: {} })],
    ['data that lacks a field of the query', json(200, { data: { ...data, theme: undefined } })],
    ['data that is a list', json(200, { data: [data] })],
    ['a text in place of a list of objects', json(200, { data: { ...data, sites: 'en' } })],
    [
      'a body larger than the limit',
      raw(200, 'application/json', JSON.stringify({ data, extra: ' '.repeat(1_000_000) })),
    ],
    ['neither data nor errors', json(200, {})],
  ])('treats %s as a network error', async (_, answer) => {
    const { run } = await clientOf(answer)
    const error = await failure(run)
    expect(error.message).toMatch(/^\[Network\] /)
    expect(error.isUnreachable).toBe(false)
  })

  test('gives up at the deadline when the server does not respond', async () => {
    deadlineMs = 1500
    const { run } = await clientOf(() => undefined)
    const error = await failure(run)
    expect(error.message).toMatch(/^\[Network\] .*(timeout|aborted)/i)
    expect(error.isUnreachable).toBe(true)
  })

  test('gives a network error without a status when the server cannot be reached', async () => {
    const run = createContentClient({
      endpoint: 'http://127.0.0.1:1/graphql',
      token: 't',
      deadlineMs: 1500,
      maxResponseBytes: 1_000_000,
    })
    const error = await failure(() => run(SiteGlobalsDocument, {}))
    expect(error.message).toMatch(/^\[Network\] /)
    expect([error.status, error.isUnreachable]).toEqual([undefined, true])
  })

  test('gives a network error when the connection breaks within the body', async () => {
    const { run } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"data":')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await failure(run)).toMatchObject({ status: undefined, isUnreachable: true })
  })

  test('stops reading an endless body at the limit, closes the connection and does not retry', async () => {
    let written = 0
    let closed = false
    function* endless() {
      for (;;) {
        written += 65_536
        yield Buffer.alloc(65_536, 32)
      }
    }
    const { run, seen } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const body = Readable.from(endless()).pipe(response)
      body.once('close', () => (closed = true))
    })
    const error = await failure(run)
    expect(error.message).toBe('[Network] The answer is larger than 1000000 bytes.')
    expect(error.isUnreachable).toBe(false)
    await expect.poll(() => closed).toBe(true)
    // The allowance covers the socket buffers, which may hold some megabytes beyond the limit.
    expect(written).toBeLessThan(20_000_000)
    expect(seen).toHaveLength(1)
  })

  test('stops decompressing a small body that expands beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, 32))
    expect(bomb.length).toBeLessThan(1_000_000)
    const { run } = await clientOf((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
    )
    const before = process.memoryUsage.rss()
    const error = await failure(run)
    expect(error.message).toBe('[Network] The answer is larger than 1000000 bytes.')
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
  })

  test('gives up at the deadline when a body trickles in', async () => {
    deadlineMs = 1500
    const { run } = await clientOf(async (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      while (!response.destroyed) {
        response.write(' ')
        await sleep(50)
      }
    })
    const error = await failure(run)
    expect(error.message).toMatch(/^\[Network\] .*(timeout|aborted)/i)
    expect(error.isUnreachable).toBe(true)
  })
})
