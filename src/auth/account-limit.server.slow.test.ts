import { afterEach, expect, test, vi } from 'vitest'
import { openStorage } from '#storage/open-storage.server.ts'
import { password, startAuth } from '../../tests/support/auth.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import type { NextAuthClient } from '../../tests/support/nextauth-client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(() => vi.useRealTimers())

const minute = 60_000

/** Fakes `Date` only, because the database clients need real timers. */
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })

const guess = async (one: NextAuthClient) =>
  (await one.signIn('credentials', { email: 'ada@example.org', password: 'a wrong guess' })).error

/** Makes better-auth prune its own counts, which it does when it begins a new window for an IP address and a path. */
async function pruneRateLimits(one: NextAuthClient) {
  await one.post('signout', { csrfToken: await one.getCsrfToken(), json: 'true' })
}

describeDatabases('the rate limits of an account', ({ create, open }) => {
  test('sign-in attempts are limited for 15 minutes after the last one, even if better-auth prunes its own counts', async () => {
    const { join, client } = startAuth(await open())
    const start = Date.now()
    setClock(start)
    await join('ada@example.org')
    const visitor = client()
    await pruneRateLimits(visitor)
    for (let turn = 0; turn < 10; turn++) expect(await guess(client())).toBe('CredentialsSignin')
    expect(await guess(client())).toBe('TooManyAttempts')

    for (const later of [63_000, 5 * minute, 14.9 * minute]) {
      setClock(start + later)
      await pruneRateLimits(visitor)
      expect([later, await guess(client())]).toEqual([later, 'TooManyAttempts'])
      expect([later, (await client().signIn('credentials', { email: 'ada@example.org', password })).error]).toEqual([
        later,
        'TooManyAttempts',
      ])
    }
    setClock(start + 15 * minute)
    expect(await guess(client())).toBe('CredentialsSignin')
    expect((await client().signIn('credentials', { email: 'ada@example.org', password })).ok).toBe(true)
  })

  test('attempts that were counted before the clock was set back by a day do not lock the account for a day', async () => {
    const { join, client } = startAuth(await open())
    const start = Date.now()
    setClock(start)
    await join('ada@example.org')
    for (let turn = 0; turn < 10; turn++) await guess(client())
    expect(await guess(client())).toBe('TooManyAttempts')
    setClock(start - 24 * 60 * minute)
    expect(await guess(client())).toBe('CredentialsSignin')
    // The limit itself still applies.
    for (let turn = 0; turn < 9; turn++) await guess(client())
    expect(await guess(client())).toBe('TooManyAttempts')
  })

  test('at most three mails are sent to one address in 15 minutes', async () => {
    const { client, mails } = startAuth(await open())
    const start = Date.now()
    const visitor = client()
    for (const [later, sent] of [
      [0, 3],
      [63_000, 3],
      [14.9 * minute, 3],
      [15 * minute, 6],
    ] as const) {
      setClock(start + later)
      await pruneRateLimits(visitor)
      for (let turn = 0; turn < 4; turn++) {
        const csrfToken = await visitor.getCsrfToken()
        await visitor.post('account/register', { csrfToken, name: 'A', email: 'ada@example.org', password })
      }
      expect([later, mails.length]).toEqual([later, sent])
    }
  })

  test('registrations with the address of an account do not keep its owner from choosing a new password', async () => {
    const { client, join, mails, tokenOf } = startAuth(await open())
    await join('ada@example.org')
    const stranger = client()
    const csrfToken = await stranger.getCsrfToken()
    for (let turn = 0; turn < 4; turn++)
      await stranger.post('account/register', { csrfToken, name: 'A', email: 'ada@example.org', password })
    for (let turn = 0; turn < 10; turn++) await guess(stranger)
    expect(await guess(stranger)).toBe('TooManyAttempts')

    const owner = client()
    const fields = { csrfToken: await owner.getCsrfToken(), json: 'true' }
    await owner.post('account/forgot-password', { ...fields, email: 'ada@example.org' })
    const token = tokenOf(mails.findLast(({ kind }) => kind === 'reset-password'))
    await owner.post('account/reset-password', { ...fields, token, password: 'a quite new password' })
    const attempt = { email: 'ada@example.org', password: 'a quite new password' }
    expect((await owner.signIn('credentials', attempt)).ok).toBe(true)
  })

  test('at most three mails about a forgotten password are sent to one address in 15 minutes', async () => {
    const { client, join, mails } = startAuth(await open())
    await join('ada@example.org')
    const visitor = client()
    const csrfToken = await visitor.getCsrfToken()
    const statuses = []
    for (let turn = 0; turn < 4; turn++) {
      const fields = { csrfToken, email: 'ada@example.org', json: 'true' }
      statuses.push((await visitor.post('account/forgot-password', fields)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(mails.filter(({ kind }) => kind === 'reset-password').length).toBe(3)
  })

  test('sign-in attempts are counted over all nodes, also when they arrive at the same time', async () => {
    const settings = await create()
    const nodes = [await openStorage(settings), await openStorage(settings)].map((storage) => ({
      storage,
      ...startAuth(storage),
    }))
    try {
      await nodes[0]!.join('ada@example.org')
      const errors = await Promise.all(Array.from({ length: 24 }, (_, turn) => guess(nodes[turn % 2]!.client())))
      expect(errors.filter((error) => error === 'CredentialsSignin').length).toBe(10)
      expect(errors.filter((error) => error === 'TooManyAttempts').length).toBe(14)
    } finally {
      await Promise.all(nodes.map(({ storage }) => storage.close()))
    }
  })
})
