import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { origin, startAuth } from '../../tests/support/auth.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import type { NextAuthClient } from '../../tests/support/nextauth-client.ts'
import { type RunningProvider, signInAtProvider, startOpenIdProvider } from '../../tests/support/open-id-provider.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const victim = 'victim@example.org'
const passwords = { attacker: 'chosen by the attacker', victim: 'chosen by the victim' }

type Result = { status: number; url: string; problems?: object; success?: string }

async function send(one: NextAuthClient, form: string, fields: Record<string, string>): Promise<Result> {
  const csrfToken = await one.getCsrfToken()
  const response = await one.post(`account/${form}`, { csrfToken, site: 'en', json: 'true', ...fields })
  return { status: response.status, ...((await response.json()) as Omit<Result, 'status'>) }
}

const emailOf = async (one: NextAuthClient) => (await one.getSession())?.user.email

let provider: RunningProvider
beforeAll(async () => {
  provider = await startOpenIdProvider([`${origin}/api/auth/callback/openid`])
})
afterAll(() => provider.stop())

describeDatabases('a change of email address', ({ open }) => {
  async function begin() {
    const { issuer, clientId, clientSecret } = provider
    const openIdProviders = [{ id: 'openid', name: 'Health Login', issuer, clientId, clientSecret }]
    const { client, join, mails, tokenOf, auth } = startAuth(await open(), { openIdProviders })
    return {
      auth,
      client,
      join,
      /** Signs in at the provider as the user `name`, and returns the client with the email address of its account. */
      enter: async (name: string) => {
        const one = client()
        await signInAtProvider(one, name)
        return { one, email: await emailOf(one) }
      },
      ask: async (one: NextAuthClient, email: string, password = '') => {
        expect((await send(one, 'change-email', { email, password })).success).toBe('email-mail-sent')
        expect(mails.at(-1)).toMatchObject({ kind: 'change-email', to: email })
        return tokenOf(mails.at(-1))
      },
      chooseNewPassword: async (email: string, password: string) => {
        await send(client(), 'forgot-password', { email })
        expect(mails.at(-1)).toMatchObject({ kind: 'reset-password', to: email })
        return send(client(), 'reset-password', { token: tokenOf(mails.at(-1)), password })
      },
    }
  }

  test("is confirmed only with the password of the account's owner, in any browser", async () => {
    const { auth, client, join, ask } = await begin()
    const attacker = await join('mallory@example.org', passwords.attacker)
    const token = await ask(attacker, victim, passwords.attacker)
    expect(await auth.readEmailProof(token)).toBe('account')

    const reader = client()
    expect(await send(reader, 'verify-email', { token })).toMatchObject({
      status: 400,
      problems: { password: 'password-missing' },
      url: `${origin}/verify-email?token=${token}`,
    })
    expect(await send(reader, 'verify-email', { token, password: passwords.victim })).toMatchObject({
      status: 403,
      problems: { password: 'password-wrong' },
    })
    expect(await emailOf(attacker)).toBe('mallory@example.org')
    // The victim can still create an account.
    expect(await emailOf(await join(victim, passwords.victim))).toBe(victim)
    expect((await send(client(), 'verify-email', { token, password: passwords.attacker })).problems).toEqual({
      form: 'token-invalid',
    })

    // The owner confirms with the password in any browser, once.
    const right = await ask(attacker, 'mallory@new.example', passwords.attacker)
    const both = await Promise.all(
      [1, 2].map(() => send(client(), 'verify-email', { token: right, password: passwords.attacker })),
    )
    expect(both.map(({ success, problems }) => success ?? problems)).toEqual(
      expect.arrayContaining(['email-changed', { form: 'token-invalid' }]),
    )
    expect(await emailOf(attacker)).toBe('mallory@new.example')
  })

  test('limits wrong passwords to ten for all links of the account together', async () => {
    const { client, join, ask } = await begin()
    const attacker = await join('mallory@example.org', passwords.attacker)
    const tokens = [
      await ask(attacker, 'one@example.org', passwords.attacker),
      await ask(attacker, 'two@example.org', passwords.attacker),
    ]
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, turn) =>
        send(client(), 'verify-email', { token: tokens[turn % 2]!, password: `guess number ${turn}` }),
      ),
    )
    const said = tries.map(({ status }) => status).toSorted()
    expect(said).toEqual([...Array.from({ length: 10 }, () => 403), ...Array.from({ length: 4 }, () => 429)])
    // The correct password is rejected as well.
    expect((await send(client(), 'verify-email', { token: tokens[0]!, password: passwords.attacker })).status).toBe(429)
    expect(await emailOf(attacker)).toBe('mallory@example.org')
  })

  test('of an account without a password is confirmed only in a session that has just signed in to it', async () => {
    const { auth, client, join, enter, ask } = await begin()
    const { one, email } = await enter('grace')
    expect(email).toBe('grace@provider.example')
    const token = await ask(one, 'grace@new.example')
    expect(await auth.readEmailProof(token)).toBe('session')

    const elsewhere = await send(client(), 'verify-email', { token })
    const back = encodeURIComponent(`/verify-email?token=${token}`)
    expect([elsewhere.url, elsewhere.success]).toEqual([`${origin}/login?callbackUrl=${back}`, undefined])
    const other = await join('ada@example.org')
    expect(await send(other, 'verify-email', { token })).toMatchObject({
      status: 403,
      problems: { form: 'sign-in-again' },
    })
    expect(await emailOf(one)).toBe('grace@provider.example')

    // The same person has signed in with another browser.
    const again = await enter('grace')
    expect((await send(again.one, 'verify-email', { token })).success).toBe('email-changed')
    expect(await emailOf(again.one)).toBe('grace@new.example')
    expect((await enter('grace')).email).toBe('grace@new.example')
  })

  test('confirmed with a password unlinks the OpenID provider and ends all sessions', async () => {
    const { auth, client, enter, ask, chooseNewPassword } = await begin()
    await enter('hedy')
    await chooseNewPassword('hedy@provider.example', passwords.victim)
    // The provider confirms the email address, so that its sign-in is linked to the account.
    const { one, email } = await enter('hedy')
    expect(email).toBe('hedy@provider.example')
    const userId = (await one.getSession())!.user.id
    expect([...(await auth.listProviders(userId))].toSorted()).toEqual(['credential', 'openid'])
    const token = await ask(one, 'hedy@new.example', passwords.victim)
    expect((await send(client(), 'verify-email', { token, password: passwords.victim })).success).toBe('email-changed')
    expect(await auth.listProviders(userId)).toEqual(['credential'])
    expect(await one.getSession()).toBeNull()
    expect((await enter('hedy')).email).toBe('hedy@provider.example')
    const owner = client()
    await owner.signIn('credentials', { email: 'hedy@new.example', password: passwords.victim })
    expect((await owner.getSession())?.user.id).toBe(userId)
  })

  test('followed by a password reset locks out the earlier owner, also through a provider', async () => {
    const { auth, client, enter, ask, chooseNewPassword } = await begin()
    const { one } = await enter('mallory')
    const userId = (await one.getSession())!.user.id
    // The earlier owner changes the account's address to that of the victim.
    const token = await ask(one, victim)
    expect((await send(one, 'verify-email', { token })).success).toBe('email-changed')
    expect((await chooseNewPassword(victim, passwords.victim)).success).toBe('password-changed')
    expect(await auth.listProviders(userId)).toEqual(['credential'])
    expect(await one.getSession()).toBeNull()
    const later = await enter('mallory')
    expect(later.email).toBe('mallory@provider.example')
    const owner = client()
    await owner.signIn('credentials', { email: victim, password: passwords.victim })
    expect((await owner.getSession())?.user).toMatchObject({ id: userId, email: victim })
  })
})
