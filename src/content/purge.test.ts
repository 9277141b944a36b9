import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { purgeContent } from './purge.server.ts'

const secret = 'a-secret-of-at-least-thirty-two-characters'
const now = 1_790_000_000_000

const sign = (timestamp: string, body: string, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')

type Message = { body?: string; timestamp?: string; signature?: string }

function send({
  body = '{"all":true}',
  timestamp = String(now / 1000),
  signature = sign(timestamp, body),
}: Message = {}) {
  const headers = { 'x-timestamp': timestamp, 'x-signature': signature }
  const request = new Request('http://localhost/api/content/purge', { method: 'POST', headers, body })
  return purgeContent(request, { secret, now })
}
const statusOf = async (message: Message) => (await send(message)).status

describe('a signed purge request', () => {
  test('purges everything or the listed pages, and lists them in response headers', async () => {
    const all = await send()
    expect([all.status, all.headers.get('x-purge-uris'), all.headers.get('cache-control')]).toEqual([
      200,
      '*',
      'no-store',
    ])
    const some = await send({ body: '{"uris":["condition/肾结石","a,b"],"tags":["home, sweet"]}' })
    expect(some.status).toBe(200)
    expect(some.headers.get('x-purge-uris')).toBe(`${encodeURIComponent('condition/肾结石')},a%2Cb`)
    expect(some.headers.get('x-purge-tags')).toBe('home%2C%20sweet')
    const none = await send({ body: '{}' })
    expect([none.status, none.headers.get('x-purge-uris')]).toEqual([200, ''])
  })

  test.each(['', 'null', '"all"', '{"all":false,"uris":1}', '{"uris":"about"}', '{"uris":[1]}', '{'])(
    'with the invalid body %j returns 400 and purges nothing',
    async (body) => {
      const answer = await send({ body })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('x-purge-uris')).toBeNull()
    },
  )

  test('is valid for five minutes before and after its timestamp', async () => {
    const at = (seconds: number) => statusOf({ timestamp: String(now / 1000 + seconds) })
    expect(await at(-300)).toBe(200)
    expect(await at(300)).toBe(200)
    expect(await at(-301)).toBe(401)
    expect(await at(301)).toBe(401)
  })
})

describe('an invalid purge request', () => {
  test('with a wrong signature is rejected with 401', async () => {
    const timestamp = String(now / 1000)
    const body = '{"all":true}'
    for (const signature of [
      '',
      'x',
      sign(timestamp, body, `${secret}.`),
      sign(timestamp, `${body} `),
      sign(String(now / 1000 - 1), body),
      sign(timestamp, body).slice(2),
      `${sign(timestamp, body)}00`,
      sign(timestamp, body).replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    ]) {
      const answer = await send({ body, timestamp, signature })
      expect([signature, answer.status]).toEqual([signature, 401])
      expect(answer.headers.get('x-purge-uris')).toBeNull()
    }
  })

  test.each(['', 'now', '-1', '1e9', ' 1790000000', '1790000000.5', '0x6ab13b80'])(
    'with the malformed timestamp %j is rejected with 401',
    async (timestamp) =>
      expect(await statusOf({ timestamp: timestamp.trim() === timestamp ? timestamp : 'x' })).toBe(401),
  )

  test('with any body and any hexadecimal signature is rejected with 401', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.stringMatching(/^[0-9a-f]{0,64}$/), async (body, signature) => {
        expect(await statusOf({ body, signature })).toBe(401)
      }),
    )
  })
})

test('without a configured secret the purge endpoint returns 404', async () => {
  const body = '{"all":true}'
  const headers = { 'x-timestamp': String(now / 1000), 'x-signature': sign(String(now / 1000), body, '') }
  const answer = await purgeContent(new Request('http://localhost/', { method: 'POST', headers, body }), {
    secret: undefined,
    now,
  })
  expect(answer.status).toBe(404)
})
