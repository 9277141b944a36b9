import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectSecurityHeaders } from '../support/expect-security-headers.ts'
import { askServer } from '../support/http-front.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import {
  fetchServerFunction,
  serializePayload,
  serverFunctionHeaders,
  serverFunctionPath,
} from '../support/server-functions.ts'

let site: RunningSite
let address: string
beforeAll(async () => {
  site = await startSite()
  address = (await serverFunctionPath('getPage', about)).replace(/\?.*/, '')
})
afterAll(() => site.stop('SIGKILL'))

const about = { site: 'en', pathAndQuery: '/about' }
/** Returns the path of a call to `getPage` with a raw payload. */
const pathWith = (payload: string) => `${address}?${new URLSearchParams({ payload })}`
const plainNode = (value: string) => `{"t":${value},"f":127,"m":[]}`
const nested = (depth: number) => '{"t":9,"i":0,"o":0,"a":['.repeat(depth) + ']}'.repeat(depth)

/** Expects a short response that is not cached, does not reveal details of the code, and is not logged as an error. */
function expectRefused(response: Awaited<ReturnType<typeof askServer>>, status: number) {
  expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store'])
  expect(response.headers['content-type']).toMatch(/^text\/plain;/)
  expect(response.text.length).toBeLessThan(100)
  expect(response.text).not.toMatch(/JSON|Seroval|Error|node_modules|function/i)
  expectSecurityHeaders(response.headers)
  expect(site.output()).not.toMatch(/"level":"(?:warn|error)"|Error|Seroval|JSON/)
}

const fetchAt = (path: string, headers: Readonly<Record<string, string>> = serverFunctionHeaders, method = 'GET') =>
  askServer(site.port, path, { headers, method })

test('a server function returns its result as JSON that is not cached', async () => {
  const response = await fetchServerFunction(site, await serverFunctionPath('getPage', about))
  expect([response.status, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/json',
    'no-store',
  ])
  expect(response.headers.etag).toBeUndefined()
  expect(response.result).toMatchObject({ address: { kind: 'entry', entry: { uri: 'about' } } })
  expectSecurityHeaders(response.headers)
})

describe('a malformed call of a server function is a 400 and is not logged as an error', () => {
  test.each([
    ['truncated JSON', '{'],
    ['text that is not JSON', 'site=en'],
    ['an empty string', ''],
    ['null', 'null'],
    ['a number', '5'],
    ['an empty object', '{}'],
    ['deeply nested lists', '['.repeat(500) + ']'.repeat(500)],
    ['an unknown type', plainNode('{"t":999}')],
    ['a type that is an object', plainNode('{"t":{"t":1,"s":"x"}}')],
    ['an object without its values', plainNode('{"t":10,"i":0,"o":0}')],
    [
      'a serialized class of the application',
      plainNode('{"t":25,"i":0,"s":{"v":{"t":1,"s":"x"}},"c":"$TSR/t/page-error"}'),
    ],
    ['a promise', plainNode('{"t":12,"i":0,"s":0,"f":{"t":0,"s":2}}')],
    ['a regular expression', plainNode('{"t":6,"i":0,"c":"(a+)+$","m":""}')],
  ])('with %s as its payload', async (_, payload) => {
    expectRefused(await fetchAt(pathWith(payload)), 400)
  })

  test('with the content type of a form', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      const path = pathWith(await serializePayload(about))
      expectRefused(await fetchAt(path, { ...serverFunctionHeaders, 'content-type': type }), 400)
    }
  })
})

test('a missing or deeply nested payload is refused by the validation of the server function', async () => {
  for (const path of [address, pathWith(plainNode(nested(80)))]) {
    const response = await fetchServerFunction(site, path)
    expect([response.status, response.error]).toEqual([
      400,
      { kind: 'input', status: 400, problems: [expect.stringMatching(/^data: /)] },
    ])
  }
})

test.each(['0'.repeat(64), 'getPage', 'constructor', '__proto__', 'toString', 'x'])(
  'an unknown server function is a 404: "%s"',
  async (id) => {
    expectRefused(await fetchAt(`/_serverFn/${id}?payload=${encodeURIComponent(await serializePayload(about))}`), 404)
  },
)

describe('the method and origin of a call', () => {
  test.each([
    ['POST', 404],
    ['HEAD', 405],
    ['PUT', 405],
    ['DELETE', 405],
  ])('%s is refused with %i', async (method, status) => {
    const response = await fetchAt(pathWith(await serializePayload(about)), serverFunctionHeaders, method)
    expectRefused(response, status)
  })

  test('a cross-site call and a call without an origin are refused with 403', async () => {
    const path = pathWith(await serializePayload(about))
    const refused: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/' },
    ]
    for (const headers of refused) expectRefused(await fetchAt(path, headers), 403)
  })
})
