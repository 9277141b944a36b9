import { expect, test, vi } from 'vitest'
import type { Auth } from '#auth/create-auth.server.ts'
import { loadProfile } from './load-profile.server.ts'

vi.mock('./saved-pages.server.ts', () => ({ loadSavedPages: () => Promise.resolve([]) }))
vi.mock('./started-modules.server.ts', () => ({ loadStartedModules: () => Promise.resolve([]) }))

const auth = { listSessions: () => Promise.resolve([]), listProviders: () => Promise.resolve([]) } as unknown as Auth

test.each([
  ['nl', 'nl'],
  [undefined, 'en'],
  ['closed-site', 'en'],
])('a user with the stored site %s gets emails in the language of %s', async (stored, shown) => {
  const createdAt = new Date()
  const user = { id: 'ada', name: 'Ada', email: 'ada@example.org', site: stored, createdAt }
  const session = { id: 's', provider: 'openid', createdAt }
  expect((await loadProfile(auth, { user, session })).language).toBe(shown)
})
