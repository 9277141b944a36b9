import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadAuthSecret } from './auth-secret.server.ts'
import { shortAddress, shortDevice } from './device.server.ts'

let dataDirectory: string
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'auth-secret-'))
})
afterEach(() => rmSync(dataDirectory, { recursive: true }))

const nothing = { authSecret: undefined, databaseUrl: undefined }

test('a secret is generated once, in a file that only its owner can read', () => {
  const secret = loadAuthSecret({ ...nothing, dataDirectory })
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadAuthSecret({ ...nothing, dataDirectory })).toBe(secret)
  expect(statSync(join(dataDirectory, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('a configured secret is used, and no file is written', () => {
  expect(loadAuthSecret({ ...nothing, dataDirectory, authSecret: 'x'.repeat(32) })).toBe('x'.repeat(32))
  expect(() => readFileSync(join(dataDirectory, 'auth-secret'))).toThrow(/ENOENT/)
})

test('with PostgreSQL a missing AUTH_SECRET is an error', () => {
  expect(() => loadAuthSecret({ ...nothing, dataDirectory, databaseUrl: 'postgres://x' })).toThrow(
    'AUTH_SECRET must be set when DATABASE_URL is set',
  )
})

test('a file without a valid secret is an error that names the file', () => {
  writeFileSync(join(dataDirectory, 'auth-secret'), 'short')
  expect(() => loadAuthSecret({ ...nothing, dataDirectory })).toThrow(
    `The file ${dataDirectory}/auth-secret holds no secret. Delete it, or set AUTH_SECRET.`,
  )
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
  ['unknown', ''],
])('the IP address %j is saved as %j', (address, stored) => expect(shortAddress(address)).toBe(stored))

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8', ''],
])('the user agent %j is saved as %j', (userAgent, stored) => expect(shortDevice(userAgent)).toBe(stored))
