import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeStorage, getStorage } from '#storage/storage.server.ts'
import { createClientLimit } from './client-limit.server.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-data-'))
  vi.stubEnv('DATA_DIR', directory)
})
afterEach(async () => {
  await closeStorage()
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true, force: true })
})

const options = { name: 'chat', max: 3, windowMs: 3_600_000 }

test('a client has one limit at all processes, by its IPv6 network', async () => {
  // The database is opened first, because opening it could take longer than the timeout of counting.
  await getStorage()
  // Each limit has a memory of its own, as each process has.
  const [one, other] = [createClientLimit(options), createClientLimit(options)]
  expect(await one('2001:db8::1').admit()).toBe(0)
  expect(await other('2001:db8::2').admit()).toBe(0)
  expect(await one('2001:db8::3').admit()).toBe(0)
  expect(await other('2001:db8::4').admit()).toBeGreaterThan(3500)
  expect(await one('2001:db8::5').admit()).toBeGreaterThan(3500)
  expect(await other('2001:db8:0:1::1').admit()).toBe(0)
  expect(await createClientLimit({ ...options, name: 'feedback' })('2001:db8::1').admit()).toBe(0)
})

test('while the database cannot be opened, the memory of the process limits alone', async () => {
  writeFileSync(join(directory, 'site.sqlite'), 'This is a letter and not a database. '.repeat(100))
  const limit = createClientLimit(options)
  for (let turn = 0; turn < 3; turn++) expect(await limit('192.0.2.1').admit()).toBe(0)
  expect(await limit('192.0.2.1').admit()).toBeGreaterThan(3500)
})
