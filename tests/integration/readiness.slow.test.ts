import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const dataDirectory = createDataDirectory()
let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  content.falsifyWith(() => new Response('down', { status: 500 }))
  site = await startSite({ ...content.env, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent', CONTENT_MAX_AGE_S: '1' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** Returns the reasons that `/readyz` gives; an empty list when the server is ready. */
async function reasons(): Promise<readonly string[]> {
  const { status, text } = await askServer(site.port, '/readyz')
  if (status === 200) return []
  expect(status).toBe(503)
  return (JSON.parse(text) as { reasons: readonly string[] }).reasons
}

/** Waits until `/readyz` gives exactly these reasons or, without any, until the server is ready. */
async function expectReasons(...expected: readonly string[]): Promise<void> {
  await expect.poll(reasons, { timeout: 30_000, interval: 250 }).toEqual(expected)
}

test('a server that has never reached the content system is alive but not ready, until it reaches it by itself', async () => {
  expect(await reasons()).toEqual(['content_never_reached'])
  expect((await askServer(site.port, '/healthz')).status).toBe(200)
  content.falsifyWith()
  await expectReasons()
})

test('a server that has reached the content system stays ready when that fails, because its pages are cached', async () => {
  expect((await askServer(site.port, '/')).status).toBe(200)
  content.falsifyWith(() => new Response('down', { status: 500 }))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect((await askServer(site.port, '/')).status).toBe(200)
  expect(await reasons()).toEqual([])
  content.falsifyWith()
})

test('a server whose database cannot be written is not ready, until it can be written again', async () => {
  const other = new DatabaseSync(join(dataDirectory, 'site.sqlite'))
  other.exec('begin immediate')
  await expectReasons('storage_not_writable')
  expect((await askServer(site.port, '/healthz')).status).toBe(200)
  other.exec('rollback')
  await expectReasons()
  other.exec(
    "create trigger refuse before update on kysely_migration_lock begin select raise(abort, 'database or disk is full'); end",
  )
  await expectReasons('storage_not_writable')
  other.exec('drop trigger refuse')
  await expectReasons()
  other.close()
})
