import { expect, test } from 'vitest'
import { payloadAddress } from './payload.ts'

const config = { basePath: '/base', prefix: '/nl', buildId: 'b1' } as const

test('the payload of a page stands below the page, under the build', () => {
  expect(payloadAddress(config, '/condition/nierstenen')).toBe('/base/nl/condition/nierstenen/_payload.json?b1')
  expect(payloadAddress({ ...config, basePath: '', prefix: '' }, '/')).toBe('/_payload.json?b1')
})

test.each(['//evil.example/x', 'https://evil.example/x', '/\\evil.example', 'condition/x', ''])(
  'an address with a host, or that is no path, is refused: %j',
  (path) => expect(() => payloadAddress(config, path)).toThrow('without a host'),
)
