import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Auth } from '#auth/create-auth.server.ts'
import { CombinedError } from '#content/content-error.ts'
import { fetchContent } from '#content/content.server.ts'
import { openStorage, type Storage } from '#storage/open-storage.server.ts'
import { getStorage } from '#storage/storage.server.ts'
import { handleSavedPagesGet, handleSavedPagesPost } from './handle-saved-pages.server.ts'

vi.mock('#content/content.server.ts', () => ({ fetchContent: vi.fn<() => unknown>() }))
vi.mock('#content/content-sites.server.ts', () => ({
  fetchContentSites: () => Promise.resolve({ primarySite: 'en', variables: { site: ['en'], preferSites: ['en'] } }),
}))
vi.mock('#storage/storage.server.ts', () => ({ getStorage: vi.fn<() => unknown>() }))

const userId = 'ada'
const auth = {
  readPerson: () => Promise.resolve({ person: { user: { id: userId } }, cookies: [] }),
  formStateCookie: () => 'state',
} as unknown as Auth

/** The revisions of the pages in the content system, and those in the cache, by uri. */
let revisions: Record<string, string>
let cachedRevisions: Record<string, string>
let isReachable: boolean
const condition = 'condition/kidney-stones'
const situation = `${condition}/colic`

const directory = mkdtempSync(join(tmpdir(), 'site-data-'))
let storage: Storage
beforeAll(async () => {
  storage = await openStorage({ dataDirectory: directory, databaseUrl: undefined })
  const createdAt = '2026-01-01T00:00:00.000Z'
  await storage.db
    .insertInto('user')
    .values({
      id: userId,
      name: 'Ada',
      email: 'ada@example.org',
      emailVerified: sql<boolean>`true`,
      image: null,
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
})
afterAll(async () => {
  await storage.close()
  rmSync(directory, { recursive: true, force: true })
})

beforeEach(async () => {
  revisions = { [condition]: 'r1', [situation]: 'r1' }
  cachedRevisions = revisions
  isReachable = true
  vi.mocked(getStorage).mockResolvedValue(storage)
  vi.mocked(fetchContent).mockImplementation((_, variables, { cached = true } = {}) => {
    if (!cached && !isReachable)
      return Promise.reject(new CombinedError({ network: 'Down' }, { operation: 'SavedPages', isUnreachable: true }))
    const { uri } = variables as { uri: string[] }
    const known = cached ? cachedRevisions : revisions
    const found = uri.filter((one) => Object.hasOwn(known, one))
    const entries = found.map((one) => ({ uri: one, title: one, siteHandle: 'en', dateUpdated: known[one] }))
    return Promise.resolve({ entries }) as never
  })
  await storage.db.deleteFrom('savedPage').execute()
})

const saved = async () =>
  Object.fromEntries(
    (await storage.db.selectFrom('savedPage').select(['uri', 'readRevision']).orderBy('uri').execute()).map((row) => [
      row.uri,
      row.readRevision,
    ]),
  )

async function post(action: string, uri: string): Promise<unknown> {
  const request = new Request('http://localhost:3000/api/saved-pages', {
    method: 'POST',
    headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ action, site: 'en', path: `/${uri}`, json: 'true' }),
  })
  return (await handleSavedPagesPost(request, auth)).json()
}

test('removing a page that no longer exists removes only that page, also when the form is sent twice', async () => {
  await post('save', condition)
  await post('save', situation)
  delete revisions[situation]
  for (const _ of ['first', 'second']) {
    expect(await post('remove', situation)).toEqual({ signedIn: true, saved: false })
    expect(await saved()).toEqual({ [condition]: 'r1' })
  }
})

test('a page that is not kept is not said to be kept after it has been marked as read', async () => {
  expect(await post('read', condition)).toEqual({ signedIn: true, saved: false })
  await post('save', condition)
  expect(await post('read', condition)).toEqual({ signedIn: true, saved: true })
})

test('the current revision of a page is stored, even if an older one is cached', async () => {
  revisions = { [condition]: 'r2' }
  await post('save', condition)
  expect(await saved()).toEqual({ [condition]: 'r2' })
  revisions = { [condition]: 'r3' }
  await post('read', condition)
  expect(await saved()).toEqual({ [condition]: 'r3' })
  const address = `http://localhost:3000/api/saved-pages?site=en&path=/${condition}`
  expect(await (await handleSavedPagesGet(new Request(address), auth)).json()).toEqual({ signedIn: true, saved: true })
  expect(await saved()).toEqual({ [condition]: 'r3' })
})

test('a cached page can be saved while the content system cannot be reached', async () => {
  isReachable = false
  expect(await post('save', condition)).toEqual({ signedIn: true, saved: true })
})
