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
/** The call of `getPage` with a payload, as it stands. */
const pathWith = (payload: string) => `${address}?${new URLSearchParams({ payload })}`
const plainNode = (value: string) => `{"t":${value},"f":127,"m":[]}`
const nested = (depth: number) => '{"t":9,"i":0,"o":0,"a":['.repeat(depth) + ']}'.repeat(depth)

/** The response is short, is not stored and says nothing of the program; nothing has been written about it. */
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

test('a call is answered with what the function returns, and is not stored', async () => {
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

describe('a call that cannot be read is 400 and no failure of ours', () => {
  test.each([
    ['half of JSON', '{'],
    ['no JSON', 'site=en'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '5'],
    ['an empty object', '{}'],
    ['a list in a list in a list', '['.repeat(500) + ']'.repeat(500)],
    ['an unknown type', plainNode('{"t":999}')],
    ['a type that is an object', plainNode('{"t":{"t":1,"s":"x"}}')],
    ['an object without its values', plainNode('{"t":10,"i":0,"o":0}')],
    ['a class of ours', plainNode('{"t":25,"i":0,"s":{"v":{"t":1,"s":"x"}},"c":"$TSR/t/page-error"}')],
    ['a promise', plainNode('{"t":12,"i":0,"s":0,"f":{"t":0,"s":2}}')],
    ['a pattern', plainNode('{"t":6,"i":0,"c":"(a+)+$","m":""}')],
  ])('%s', async (_, payload) => {
    expectRefused(await fetchAt(pathWith(payload)), 400)
  })

  test('a form', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
      const path = pathWith(await serializePayload(about))
      expectRefused(await fetchAt(path, { ...serverFunctionHeaders, 'content-type': type }), 400)
    }
  })
})

test('a call without a payload, or with a deep one, is refused by the function', async () => {
  for (const path of [address, pathWith(plainNode(nested(80)))]) {
    const response = await fetchServerFunction(site, path)
    expect([response.status, response.error]).toEqual([
      400,
      { kind: 'input', status: 400, problems: [expect.stringMatching(/^data: /)] },
    ])
  }
})

test.each(['0'.repeat(64), 'getPage', 'constructor', '__proto__', 'toString', 'x'])(
  'there is no function "%s"',
  async (id) => {
    expectRefused(await fetchAt(`/_serverFn/${id}?payload=${encodeURIComponent(await serializePayload(about))}`), 404)
  },
)

describe('a function is called by GET, from pages of the site', () => {
  test.each([
    ['POST', 404],
    ['HEAD', 405],
    ['PUT', 405],
    ['DELETE', 405],
  ])('%s is %i', async (method, status) => {
    const response = await fetchAt(pathWith(await serializePayload(about)), serverFunctionHeaders, method)
    expectRefused(response, status)
  })

  test('a call from another site is refused, and so is one that does not say where it comes from', async () => {
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
