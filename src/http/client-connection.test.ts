import type { IncomingMessage } from 'node:http'
import proxyaddr from 'proxy-addr'
import { expect, test } from 'vitest'
import { resolveClientConnection } from './client-connection.ts'

const trusted = proxyaddr.compile('10.0.0.0/8')

const connectionFrom = (peer: string, forwarded?: string) =>
  resolveClientConnection(
    { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    trusted,
  ).clientAddress

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['8.8.8.8:4711', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::FFFF:808:808', '8.8.8.8'],
  ['0:0:0:0:0:ffff:0808:0808', '8.8.8.8'],
  ['[::ffff:808:808]:4711', '8.8.8.8'],
  ['2001:0db8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:DB8::1]:4711', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('the forwarded address %s is normalized to %s', (written, address) => {
  expect(connectionFrom('10.0.0.7', written)).toBe(address)
  expect(connectionFrom('::ffff:a00:7', written)).toBe(address)
})

test('an invalid forwarded address is replaced by the proxy’s address', () =>
  expect(connectionFrom('10.0.0.7', '<script>')).toBe('10.0.0.7'))

test('X-Forwarded-For from an untrusted client is ignored', () =>
  expect(connectionFrom('::ffff:808:808', '1.1.1.1')).toBe('8.8.8.8'))
