import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Storage } from '#storage/open-storage.server.ts'
import { origin, startAuth } from '../../tests/support/auth.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import { type RunningProvider, startOpenIdProvider } from '../../tests/support/open-id-provider.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let provider: RunningProvider
beforeAll(async () => {
  provider = await startOpenIdProvider([`${origin}/api/auth/callback/openid`])
})
afterAll(() => provider.stop())

const openIdProviders = () => [{ id: 'openid', name: 'Health Login', ...provider }]

/** Counts the rows of all tables to which a visitor's authentication request could add a row. */
async function countRows({ db }: Storage): Promise<number> {
  const tables = ['user', 'session', 'account', 'verification', 'rateLimit', 'accountAttempt', 'outbox']
  const counts = await Promise.all(
    tables.map((table) => sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db)),
  )
  return counts.reduce((sum, { rows }) => sum + Number(rows[0]?.rows), 0)
}

describeDatabases('auth requests with made-up URLs', ({ open }) => {
  test('unknown providers and forms return 404, add no row and report no error', async () => {
    const storage = await open()
    const { client, problems } = startAuth(storage, { openIdProviders: openIdProviders(), formsPerMinute: 20 })
    const one = client()
    const csrfToken = await one.getCsrfToken()
    const before = await countRows(storage)
    for (let turn = 0; turn < 100; turn++) {
      const statuses = [
        await one.get(`callback/z${turn}`),
        await one.get(`callback/z${turn}?code=a&state=b${turn}`),
        await one.post(`signin/z${turn}`, { csrfToken, json: 'true' }),
        await one.post(`account/z${'z'.repeat(turn)}`, { csrfToken, json: 'true' }),
      ].map(({ status }) => status)
      expect([turn, statuses]).toEqual([turn, [404, 404, 404, 404]])
    }
    expect([await countRows(storage), problems]).toEqual([before, []])
  })

  test('callbacks without a started sign-in redirect to the error page, are rate-limited, and report no error', async () => {
    const storage = await open()
    const { client, problems } = startAuth(storage, { openIdProviders: openIdProviders(), formsPerMinute: 10 })
    const one = client()
    const queries = ['', '?code=a&state=b', '?state=b', '?code=a', '?error=x&state=b']
    const answers: [number, string | undefined][] = []
    for (let turn = 0; turn < 12; turn++) {
      const { status, headers } = await one.get(`callback/openid${queries[turn % queries.length]}`)
      answers.push([status, headers.get('location')?.replace(/\?.*$/, '')])
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => [302, `${origin}/api/auth/error`]))
    expect(answers.slice(10).map(([status]) => status)).toEqual([429, 429])
    // A single row holds the count of all attempts.
    expect([await countRows(storage), problems]).toEqual([1, []])
  })

  test('a sign-in without a valid CSRF token is rejected with 403, and with the token it redirects to the provider', async () => {
    const { client, problems } = startAuth(await open(), { openIdProviders: openIdProviders() })
    const one = client()
    const refused = await one.post('signin/openid', { csrfToken: 'x'.repeat(43), json: 'true' })
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('error=MissingCSRF')])
    const url = await one.signInByRedirect('openid')
    expect([new URL(url).origin, problems]).toEqual([provider.issuer, []])
  })
})
