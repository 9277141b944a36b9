import { expect, test } from 'vitest'
import { payloadAddress } from './payload.ts'

const config = { basePath: '/base', prefix: '/nl', buildId: 'b1' } as const

const hour = 3_600_000

test('the URL of a payload is below its page, with the build and the hour as query', () => {
  expect(payloadAddress(config, '/condition/nierstenen', '', 7 * hour)).toBe(
    '/base/nl/condition/nierstenen/_payload.json?b1-7',
  )
  expect(payloadAddress({ ...config, basePath: '', prefix: '' }, '/', '', 8 * hour - 1)).toBe('/_payload.json?b1-7')
  expect(payloadAddress(config, '/news', 'page=2', 7 * hour)).toBe('/base/nl/news/_payload.json?page=2&b1-7')
})

test.each(['//evil.example/x', 'https://evil.example/x', '/\\evil.example', 'condition/x', ''])(
  'a path with a host, or one that is not absolute, throws: %j',
  (path) => expect(() => payloadAddress(config, path, '', 0)).toThrow('without a host'),
)
