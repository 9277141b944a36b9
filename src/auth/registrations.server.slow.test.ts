import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { origin, startAuth } from '../../tests/support/auth.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import type { NextAuthClient } from '../../tests/support/nextauth-client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const victim = 'victim@example.org'
const passwords = { attacker: 'chosen by the attacker', victim: 'chosen by the victim' }

type Result = { status: number; url: string; problems?: object; success?: string }

async function send(one: NextAuthClient, form: string, fields: Record<string, string>): Promise<Result> {
  const csrfToken = await one.getCsrfToken()
  const response = await one.post(`account/${form}`, { csrfToken, site: 'en', json: 'true', ...fields })
  return { status: response.status, ...((await response.json()) as Omit<Result, 'status'>) }
}

describeDatabases('a registration', ({ open }) => {
  async function begin() {
    const storage = await open()
    const { client, mails, tokenOf, auth } = startAuth(storage)
    const register = (password: string, email = victim) =>
      send(client(), 'register', { name: 'Somebody', email, password })
    return {
      auth,
      client,
      mails,
      register,
      /** Returns the token of the email that was sent last. */
      lastToken: () => tokenOf(mails.at(-1)),
      confirm: (token: string, password: string) => send(client(), 'verify-email', { token, password }),
      canSignIn: async (password: string, email = victim) =>
        (await client().signIn('credentials', { email, password })).ok,
      countAccounts: async () => (await storage.db.selectFrom('user').select('id').execute()).length,
      pendingTokens: async () =>
        (await sql<{ value: string }>`select "value" from "verification"`.execute(storage.db)).rows.length,
    }
  }

  test('by an attacker cannot be confirmed by the owner of the email address with another password', async () => {
    const { register, lastToken, confirm, canSignIn, countAccounts } = await begin()
    await register(passwords.attacker)
    const token = lastToken()
    expect(await confirm(token, '')).toMatchObject({ status: 400, problems: { password: 'password-missing' } })
    expect(await confirm(token, passwords.victim)).toMatchObject({
      status: 403,
      url: `${origin}/verify-email?token=${token}`,
      problems: { password: 'password-wrong' },
    })
    expect([await countAccounts(), await canSignIn(passwords.attacker)]).toEqual([0, false])
  })

  test('is confirmed with the password that was registered, and its link works once', async () => {
    const { register, lastToken, confirm, canSignIn, auth } = await begin()
    await register(passwords.victim)
    const token = lastToken()
    expect(await auth.readEmailProof(token)).toBe('registration')
    // A wrong password does not use up the link.
    expect((await confirm(token, 'not quite the password')).problems).toEqual({ password: 'password-wrong' })
    expect(await confirm(token, passwords.victim)).toMatchObject({ status: 200, success: 'verified' })
    expect(await confirm(token, passwords.victim)).toMatchObject({ status: 400, problems: { form: 'token-invalid' } })
    expect([await canSignIn(passwords.victim), await auth.readEmailProof(token)]).toEqual([true, undefined])
  })

  test('signs out somebody else in the browser when it is confirmed, so that the sign-in page can say so', async () => {
    const { auth, client, confirm, lastToken, register } = await begin()
    const other = 'other@example.org'
    await register(passwords.attacker, other)
    await confirm(lastToken(), passwords.attacker)
    const browser = client()
    expect((await browser.signIn('credentials', { email: other, password: passwords.attacker })).ok).toBe(true)

    await register(passwords.victim)
    const fields = { token: lastToken(), password: passwords.victim, site: 'en' }
    const csrfToken = await browser.getCsrfToken()
    const { headers } = await browser.post('account/verify-email', { ...fields, csrfToken })
    expect(headers.get('location')).toBe(`${origin}/login`)
    expect(await browser.getSession()).toBeNull()
    const page = new Request(`${origin}/login`, { headers: { cookie: browser.cookies.header } })
    expect(auth.readFormPage(page).state?.success).toBe('verified')
  })

  test('is taken over by the owner of the email address with a password reset, which invalidates the earlier password and link', async () => {
    const { register, lastToken, confirm, canSignIn, client, mails, pendingTokens } = await begin()
    await register(passwords.attacker)
    const attackersToken = lastToken()
    expect(await send(client(), 'forgot-password', { email: victim })).toMatchObject({ success: 'mail-sent' })
    expect(mails.at(-1)).toMatchObject({ kind: 'reset-password', to: victim, site: 'en' })
    const token = lastToken()
    expect(await send(client(), 'reset-password', { token, password: passwords.victim })).toMatchObject({
      status: 200,
      success: 'password-changed',
    })
    expect([await canSignIn(passwords.victim), await canSignIn(passwords.attacker)]).toEqual([true, false])
    expect((await confirm(attackersToken, passwords.attacker)).problems).toEqual({ form: 'token-invalid' })
    expect((await send(client(), 'reset-password', { token, password: passwords.attacker })).problems).toEqual({
      form: 'token-invalid',
    })
    expect(await pendingTokens()).toBe(0)
  })

  test('with the same email address as an earlier one is separate, and invalidates it when it is confirmed', async () => {
    const { register, lastToken, confirm, canSignIn, pendingTokens } = await begin()
    // As a pattern of SQL LIKE, this address would also match the next one.
    await register(passwords.attacker, 'victim_@example.org')
    await register(passwords.victim, 'victimx@example.org')
    const other = lastToken()
    await register(passwords.attacker)
    const attackers = lastToken()
    await register(passwords.victim)
    const own = lastToken()
    expect((await confirm(own, passwords.attacker)).problems).toEqual({ password: 'password-wrong' })
    expect((await confirm(attackers, passwords.victim)).problems).toEqual({ password: 'password-wrong' })
    expect((await confirm(own, passwords.victim)).success).toBe('verified')
    // The error does not reveal that the address has been confirmed already.
    expect(await confirm(attackers, passwords.attacker)).toMatchObject({
      status: 400,
      problems: { form: 'token-invalid' },
    })
    expect([await canSignIn(passwords.victim), await canSignIn(passwords.attacker)]).toEqual([true, false])
    expect(await pendingTokens()).toBe(2)
    expect((await confirm(other, passwords.victim)).success).toBe('verified')
  })

  test('can be confirmed with at most ten wrong passwords', async () => {
    const { register, lastToken, confirm, countAccounts } = await begin()
    await register(passwords.victim)
    const token = lastToken()
    const tries = await Promise.all(Array.from({ length: 14 }, (_, turn) => confirm(token, `guess number ${turn}`)))
    const said = tries.map(({ status }) => status).toSorted()
    expect(said).toEqual([...Array.from({ length: 10 }, () => 403), ...Array.from({ length: 4 }, () => 429)])
    // The correct password is rejected as well.
    expect((await confirm(token, passwords.victim)).status).toBe(429)
    expect(await countAccounts()).toBe(0)
  })

  test('that is pending gets the same response to a password reset as no registration', async () => {
    const { register, client, mails } = await begin()
    await register(passwords.victim)
    const forget = (email: string) => send(client(), 'forgot-password', { email })
    expect(await forget(victim)).toEqual(await forget('nobody@example.org'))
    expect(mails.map(({ to }) => to)).toEqual([victim, victim])
  })

  test('expires, for the confirmation link and for the reset link', async () => {
    const { register, lastToken, confirm, client, auth } = await begin()
    const start = Date.now()
    const hours = 3_600_000
    await register(passwords.victim)
    const confirming = lastToken()
    await send(client(), 'forgot-password', { email: victim })
    const choosing = lastToken()
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: start + 1.1 * hours })
      const late = await send(client(), 'reset-password', { token: choosing, password: passwords.victim })
      expect(late.problems).toEqual({ form: 'token-invalid' })
      vi.setSystemTime(start + 169 * hours)
      expect((await confirm(confirming, passwords.victim)).problems).toEqual({ form: 'token-invalid' })
      expect(await auth.readEmailProof(confirming)).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
