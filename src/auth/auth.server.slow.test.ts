import { parseSetCookie } from 'cookie-es'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { queueMail } from '#mail/outbox.server.ts'
import { origin, password, startAuth } from '../../tests/support/auth.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import { CookieJar } from '../../tests/support/cookie-jar.ts'
import type { NextAuthClient } from '../../tests/support/nextauth-client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Sends a form of an account as its page does. */
const sendForm = async (client: NextAuthClient, name: string, fields: Record<string, string>) =>
  client.post(`account/${name}`, { csrfToken: await client.getCsrfToken(), site: 'en', ...fields })

const sendJson = async (client: NextAuthClient, name: string, fields: Record<string, string>) => {
  const response = await sendForm(client, name, { ...fields, json: 'true' })
  return {
    status: response.status,
    ...((await response.json()) as { url: string; problems?: object; success?: string }),
  }
}

describeDatabases('the NextAuth contract', ({ open }) => {
  test('a NextAuth client signs in, gets its session, and signs out', async () => {
    const { join, client } = startAuth(await open())
    const one = await join('ada@example.org')
    const session = await one.getSession()
    expect(session).toEqual({
      user: { id: expect.any(String), name: 'Ada', email: 'ada@example.org', image: null },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await one.signOut('/news')).toEqual({ url: `${origin}/news` })
    expect(await one.getSession()).toBeNull()
    expect(await (await client().get('session')).text()).toBe('{}')
  })

  test('the providers endpoint describes the credentials provider, and a browser keeps its CSRF token', async () => {
    const { client } = startAuth(await open())
    const one = client()
    expect(await one.getProviders()).toEqual({
      credentials: {
        id: 'credentials',
        name: 'Email and password',
        type: 'credentials',
        signinUrl: `${origin}/api/auth/signin/credentials`,
        callbackUrl: `${origin}/api/auth/callback/credentials`,
      },
    })
    const token = await one.getCsrfToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await one.getCsrfToken()).toBe(token)
  })

  test('a request with a missing or wrong CSRF token is rejected with 403', async () => {
    const { join, client } = startAuth(await open())
    const one = await join('ada@example.org')
    const other = client()
    for (const csrfToken of [undefined, '', 'x'.repeat(43)]) {
      const fields = { csrfToken, email: 'ada@example.org', password, callbackUrl: '/', json: 'true' }
      const signIn = await other.post('callback/credentials', fields)
      expect(signIn.status).toBe(403)
      const signInAnswer = (await signIn.json()) as { url: string }
      expect(signInAnswer.url).toContain('/login?callbackUrl=')
      expect(await other.getSession()).toBeNull()
      expect((await one.post('signout', fields)).status).toBe(403)
      expect((await one.post('token', fields)).status).toBe(403)
      expect(await one.getSession()).not.toBeNull()
    }
  })

  test('the CSRF token of another browser is rejected with 403', async () => {
    const { join, client } = startAuth(await open())
    await join('ada@example.org')
    const [one, other] = [client(), client()]
    await one.getCsrfToken()
    const response = await one.post('callback/credentials', {
      csrfToken: await other.getCsrfToken(),
      email: 'ada@example.org',
      password,
      json: 'true',
    })
    expect([response.status, await one.getSession()]).toEqual([403, null])
  })

  test('without json=true the responses are redirects', async () => {
    const { join, client } = startAuth(await open())
    await join('ada@example.org')
    const one = client()
    const csrfToken = await one.getCsrfToken()
    const fields = { csrfToken, email: 'ada@example.org', callbackUrl: `${origin}/nl/news` }
    const wrong = await one.post('callback/credentials', { ...fields, password: 'something else' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      `${origin}/nl/login?callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fnl%2Fnews&error=CredentialsSignin`,
    ])
    const right = await one.post('callback/credentials', { ...fields, password })
    expect([right.status, right.headers.get('location')]).toEqual([303, `${origin}/nl/news`])
    const out = await one.post('signout', { csrfToken, callbackUrl: '/nl/' })
    expect([out.status, out.headers.get('location')]).toEqual([303, `${origin}/nl/`])
    expect((await one.get('signin?callbackUrl=%2Fnl%2Fnews')).headers.get('location')).toMatch(
      /\/nl\/login\?callbackUrl=/,
    )
  })

  test('endpoints of better-auth outside the contract return 404', async () => {
    const { join } = startAuth(await open())
    const one = await join('ada@example.org')
    for (const path of ['get-session', 'list-sessions', 'ok', 'account-info', 'reference', 'callback/credentials'])
      expect([path, (await one.get(path)).status]).toEqual([path, 404])
    for (const path of ['sign-in/email', 'sign-up/email', 'update-user', 'delete-user', 'signin/../sign-out'])
      expect([path, (await one.post(path, { csrfToken: await one.getCsrfToken() })).status]).toEqual([path, 404])
  })
})

describeDatabases('security', ({ open }) => {
  test('a callbackUrl to another website is replaced by the home page after signing in or out', async () => {
    const { join, client } = startAuth(await open())
    await join('ada@example.org')
    const one = client()
    for (const callbackUrl of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'JavaScript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      '\u0000javascript:alert(1)',
      'data:text/html,x',
      'blob:http://localhost:3000/x',
      'vbscript:x',
      'http://localhost:3000.evil.example/',
      'http://localhost:3000@evil.example/',
      'http://localhost:3001/',
      '/..//evil.example',
      '/\t/evil.example',
      'news',
      '',
    ]) {
      const { url } = await one.signIn('credentials', { email: 'ada@example.org', password }, callbackUrl)
      expect([callbackUrl, url]).toEqual([callbackUrl, `${origin}/`])
      expect([callbackUrl, await one.signOut(callbackUrl)]).toEqual([callbackUrl, { url: `${origin}/` }])
      const wrong = await one.post('callback/credentials', {
        csrfToken: await one.getCsrfToken(),
        callbackUrl,
        email: 'x',
      })
      const { origin: sentTo, pathname, searchParams } = new URL(wrong.headers.get('location')!)
      expect([callbackUrl, sentTo, pathname, searchParams.get('callbackUrl')]).toEqual([
        callbackUrl,
        origin,
        '/login',
        `${origin}/`,
      ])
    }
  })

  test('a form sent by another website is rejected with 403, even with a valid CSRF token', async () => {
    const { join, client } = startAuth(await open())
    const one = await join('ada@example.org')
    const csrfToken = await one.getCsrfToken()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      one.headers = headers
      expect((await one.post('signout', { csrfToken, json: 'true' })).status).toBe(403)
      expect((await one.post('account/end-sessions', { csrfToken, json: 'true' })).status).toBe(403)
    }
    one.headers = { 'sec-fetch-site': 'same-origin', origin }
    expect(await one.getSession()).not.toBeNull()
    expect((await one.post('signout', { csrfToken, json: 'true' })).status).toBe(200)
    expect(client().cookies.names).toEqual([])
  })

  test('signing in replaces a session cookie that the browser already has, and ends that session', async () => {
    const { join, client, auth } = startAuth(await open())
    const attacker = await join('eve@example.org')
    const planted = attacker.cookies.get('auth.session_token')!
    await join('ada@example.org')
    const cookies = new CookieJar()
    cookies.set('auth.session_token', planted)
    const victim = client(cookies)
    await victim.signIn('credentials', { email: 'ada@example.org', password })
    expect(cookies.get('auth.session_token')).not.toBe(planted)
    expect((await victim.getSession())?.user.email).toBe('ada@example.org')
    // The attacker who planted the session has no session any more, because the victim's sign-in has ended it.
    expect(await attacker.getSession()).toBeNull()
    const jar = new CookieJar()
    jar.set('auth.session_token', 'chosen-by-somebody.c2lnbmF0dXJl')
    expect(await client(jar).getSession()).toBeNull()
    expect(auth.openIdProviders).toEqual([])
  })

  test('over http the session and CSRF cookies are HttpOnly and SameSite=Lax', async () => {
    const { join } = startAuth(await open())
    const one = await join('ada@example.org')
    const session = one.cookies.lines.findLast((line) => line.startsWith('auth.session_token='))
    expect(session).toMatch(/^auth\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const csrf = one.cookies.lines.find((line) => line.startsWith('auth.csrf='))
    expect(csrf).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    // The cookie that scripts can read does not identify the account.
    const hint = one.cookies.lines.findLast((line) => line.startsWith('signed-in='))
    expect(parseSetCookie(hint!)).toEqual({
      name: 'signed-in',
      value: 'yes',
      path: '/',
      maxAge: 2_592_000,
      sameSite: 'lax',
    })
    await one.signOut()
    expect(one.cookies.get('signed-in')).toBeUndefined()
    expect(one.cookies.get('auth.session_token')).toBeUndefined()
  })

  test('over https the session cookie has the __Host- prefix, and all cookies are Secure', async () => {
    const { join, client } = startAuth(await open())
    await join('ada@example.org')
    const one = client(new CookieJar(), 'https://patients.example.org')
    await one.signIn('credentials', { email: 'ada@example.org', password })
    expect((await one.getSession())?.user.name).toBe('Ada')
    const session = one.cookies.lines.find((line) => line.startsWith('__Host-auth.session_token='))
    expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    for (const line of one.cookies.lines) expect([line, /;\s*Secure/i.test(line)]).toEqual([line, true])
  })

  test('every auth response is sent with cache-control: private, no-store', async () => {
    const { join } = startAuth(await open())
    const one = await join('ada@example.org')
    const csrfToken = await one.getCsrfToken()
    const answers = [
      ...(await Promise.all(
        ['session', 'csrf', 'providers', 'token', 'signin', 'error', 'callback/openid?code=1&state=2', 'nothing'].map(
          (path) => one.get(path),
        ),
      )),
      await one.post('account/change-name', { csrfToken, name: 'Ada L', json: 'true' }),
      await one.post('signout', { csrfToken, json: 'true' }),
    ]
    for (const { headers, url } of answers)
      expect([url, headers.get('cache-control')]).toEqual([url, 'private, no-store'])
  })

  test('registration, password reset and sign-in do not reveal whether an account exists', async () => {
    const { join, client, mails } = startAuth(await open())
    await join('ada@example.org')
    const visitor = () => client()
    const known = 'ada@example.org'
    const unknown = 'nobody@example.org'
    const answers = async (email: string) => {
      const one = visitor()
      const register = await sendJson(one, 'register', { name: 'A', email, password: 'another password' })
      const forgot = await sendJson(one, 'forgot-password', { email })
      const signIn = await one.signIn('credentials', { email, password: 'wrong password' })
      return { register, forgot, signIn }
    }
    expect(await answers(known)).toEqual(await answers(unknown))
    // The owner of the account gets an email about the registration and one about the password reset.
    expect(mails.filter(({ to }) => to === known).map(({ kind }) => kind)).toEqual([
      'verify-email',
      'account-exists',
      'reset-password',
    ])
    // A registration that is not confirmed yet can be taken over with a new password.
    expect(mails.filter(({ to }) => to === unknown).map(({ kind }) => kind)).toEqual(['verify-email', 'reset-password'])
  })

  test('response times do not reveal whether an account exists: as many passwords are hashed, and no response is early', async () => {
    const minResponseTimeMs = 50
    let hashed = 0
    const passwords = {
      hash: async (text: string) => {
        hashed++
        return text
      },
      verify: async ({ hash, password }: { hash: string; password: string }) => {
        hashed++
        return hash === password
      },
    }
    const { join, client } = startAuth(await open(), { minResponseTimeMs, passwords })
    await join('ada@example.org')
    const one = client()
    const csrfToken = await one.getCsrfToken()
    const send = async (path: string, email: string) => {
      const start = performance.now()
      hashed = 0
      await one.post(path, { csrfToken, email, name: 'A', password: 'another password', json: 'true' })
      return { hashed, isEarly: performance.now() - start < minResponseTimeMs - 1 }
    }
    for (const path of ['callback/credentials', 'account/forgot-password', 'account/register']) {
      const known = await send(path, 'ada@example.org')
      const unknown = await send(path, 'nobody@example.org')
      expect([path, unknown.hashed]).toEqual([path, known.hashed])
      // Only the forms that may send an email have a minimum time. Signing in always takes the time of a single hash.
      if (path.startsWith('account/')) expect([path, known.isEarly, unknown.isEarly]).toEqual([path, false, false])
    }
  })

  test('an account is locked after ten wrong passwords, from any client, until its password is reset', async () => {
    const { join, client, mails, tokenOf } = startAuth(await open())
    await join('ada@example.org')
    const guesses = await Promise.all(
      Array.from({ length: 30 }, async (_, turn) =>
        client().signIn('credentials', { email: 'Ada@example.org', password: `guess number ${turn}` }),
      ),
    )
    const tried = guesses.filter(({ error }) => error === 'CredentialsSignin').length
    const refused = guesses.filter(({ error, status }) => error === 'TooManyAttempts' && status === 429).length
    expect([tried, refused]).toEqual([10, 20])
    // The correct password is rejected as well, so that guessing does not reveal it.
    expect((await client().signIn('credentials', { email: 'ada@example.org', password })).error).toBe('TooManyAttempts')
    const locked = client()
    const attempt = {
      email: 'ada@example.org',
      password,
      callbackUrl: '/nl/news',
      csrfToken: await locked.getCsrfToken(),
    }
    const answer = await locked.post('callback/credentials', { ...attempt, json: 'true' })
    const address = `${origin}/nl/login?callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fnl%2Fnews&error=TooManyAttempts`
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      429,
      '900',
      { url: address, problems: { form: 'too-many-attempts' } },
    ])
    const redirect = await locked.post('callback/credentials', attempt)
    expect([redirect.status, redirect.headers.get('location')]).toEqual([303, address])
    const one = client()
    await sendForm(one, 'forgot-password', { email: 'ada@example.org' })
    await sendForm(one, 'reset-password', { token: tokenOf(mails.at(-2)), password: 'a quite new password' })
    const token = tokenOf(mails.findLast(({ kind }) => kind === 'reset-password'))
    expect(token).not.toBe('')
    const reset = await sendJson(one, 'reset-password', { token, password: 'a quite new password' })
    expect([reset.status, reset.success]).toEqual([200, 'password-changed'])
    expect((await one.signIn('credentials', { email: 'ada@example.org', password: 'a quite new password' })).ok).toBe(
      true,
    )
  })

  test('an account has at most 50 sessions: a new one ends those that were used longest ago', async () => {
    const storage = await open()
    const { auth, client, join } = startAuth(storage)
    const first = await join('ada@example.org')
    const { id: userId } = await storage.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const time = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const rows = Array.from({ length: 60 }, (_, number) => ({
      id: `session-${number}`,
      token: `token-${number}`,
      userId,
      expiresAt,
      createdAt: time(number),
      updatedAt: time(number),
      ipAddress: null,
      userAgent: null,
      provider: 'credentials',
    }))
    await storage.db.insertInto('session').values(rows).execute()
    const second = client()
    await second.signIn('credentials', { email: 'ada@example.org', password })
    const left = (await storage.db.selectFrom('session').select('id').execute()).map(({ id }) => id)
    expect(left).toHaveLength(50)
    expect(left).toEqual(expect.arrayContaining(rows.slice(12).map(({ id }) => id)))
    for (const one of [first, second]) expect(await one.getSession()).toMatchObject({ user: { name: 'Ada' } })
    expect(await auth.listSessions(userId)).toHaveLength(50)
  })

  test('a visit extends a session of one day', async () => {
    const storage = await open()
    const one = await startAuth(storage, { sessionDays: 1 }).join('ada@example.org')
    const inHours = (hours: number) => Date.now() + hours * 3_600_000
    const expiry = async () => {
      const { expiresAt } = await storage.db.selectFrom('session').select('expiresAt').executeTakeFirstOrThrow()
      return new Date(expiresAt).getTime()
    }
    for (const [hoursLeft, isExtended] of [
      [20, false],
      [2, true],
    ] as const) {
      await storage.db
        .updateTable('session')
        .set({ expiresAt: new Date(inHours(hoursLeft)).toISOString() })
        .execute()
      expect(await one.getSession()).toMatchObject({ user: { name: 'Ada' } })
      expect([hoursLeft, (await expiry()) > inHours(23)]).toEqual([hoursLeft, isExtended])
    }
  })

  test('forms are rate-limited per client address', async () => {
    const { client } = startAuth(await open(), { formsPerMinute: 5 })
    const one = client()
    const csrfToken = await one.getCsrfToken()
    const send = (address: string) => {
      one.headers = { 'x-client-address': address }
      return one.post('account/forgot-password', { csrfToken, site: 'nl', email: 'x' })
    }
    for (let turn = 0; turn < 5; turn++) expect((await send('192.0.2.1')).headers.get('retry-after')).toBeNull()
    const refused = await send('192.0.2.1')
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `${origin}/nl/forgot-password`])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send('192.0.2.2')).headers.get('retry-after')).toBeNull()
    one.headers = { 'x-client-address': '192.0.2.1' }
    const refusedJson = await one.post('account/forgot-password', { csrfToken, site: 'nl', json: 'true' })
    const home = encodeURIComponent(`${origin}/nl/`)
    expect([refusedJson.status, await refusedJson.json()]).toEqual([
      429,
      {
        url: `${origin}/nl/login?callbackUrl=${home}&error=TooManyAttempts`,
        problems: { form: 'too-many-requests' },
      },
    ])
    // A value that is not the handle of a site does not appear in the URL of the redirect.
    for (const site of ['/evil.example', 'a\r\nb', '__proto__']) {
      const elsewhere = await one.post('account/forgot-password', { csrfToken, site })
      expect([site, elsewhere.headers.get('location')]).toEqual([site, `${origin}/forgot-password`])
    }
  })

  test('a sign-in that is refused by the limit per client address keeps the page to go to', async () => {
    const { auth, client } = startAuth(await open(), { formsPerMinute: 1 })
    const one = client()
    const fields = { csrfToken: await one.getCsrfToken(), email: 'ada@example.org', password, callbackUrl: '/nl/news' }
    const page = `${origin}/nl/login?callbackUrl=${encodeURIComponent(`${origin}/nl/news`)}`
    one.headers = { 'x-client-address': '192.0.2.1' }
    await one.post('callback/credentials', fields)

    const form = await one.post('callback/credentials', fields)
    expect([form.status, form.headers.get('location')]).toEqual([303, page])
    const shown = new Request(page, { headers: { cookie: one.cookies.header } })
    expect(auth.readFormPage(shown).state).toEqual({
      form: 'login',
      problems: { form: 'too-many-requests' },
      values: { email: 'ada@example.org' },
    })
    expect(await (await one.post('callback/credentials', { ...fields, json: 'true' })).json()).toEqual({
      url: `${page}&error=TooManyAttempts`,
      problems: { form: 'too-many-requests' },
    })
    const elsewhere = await one.post('callback/credentials', { ...fields, callbackUrl: 'https://evil.example/' })
    expect(elsewhere.headers.get('location')).toBe(`${origin}/login?callbackUrl=${encodeURIComponent(`${origin}/`)}`)
  })

  test('a page that is opened over the limit per client address leads to the sign-in page, and a script gets JSON', async () => {
    const { client } = startAuth(await open(), { formsPerMinute: 1 })
    const one = client()
    const visit = async () => {
      const { status, headers } = await one.get('signin?callbackUrl=%2Fnl%2Fnews')
      return [status, headers.get('location')]
    }
    await visit()
    expect(await visit()).toEqual([429, null])
    one.headers = { 'sec-fetch-mode': 'navigate' }
    expect(await visit()).toEqual([302, `${origin}/nl/login?callbackUrl=${encodeURIComponent(`${origin}/nl/news`)}`])
  })

  test('a session saves a truncated IP address and a short device name only', async () => {
    const storage = await open()
    const { join } = startAuth(storage)
    const one = await join('ada@example.org')
    one.headers = {
      'x-client-address': '203.0.113.77',
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    }
    await one.signIn('credentials', { email: 'ada@example.org', password })
    const rows = await storage.db.selectFrom('session').select(['ipAddress', 'userAgent', 'provider']).execute()
    expect(rows).toEqual([{ ipAddress: '203.0.113.0/24', userAgent: 'Firefox, Android', provider: 'credentials' }])
  })

  test('submitted values are not logged', async () => {
    const { join, client, problems } = startAuth(await open())
    await join('ada@example.org')
    await sendForm(client(), 'register', { name: 'A', email: 'ada@example.org', password: 'another password' })
    await client().signIn('credentials', { email: 'ada@example.org', password: 'wrong password' })
    // A refused request is not printed either, not even its content type (tests/support/console-fails.ts).
    const one = client()
    one.headers = { 'content-type': 'text/ada@example.org' }
    expect((await one.post('signout', {})).status).toBe(415)
    expect(problems).toEqual([])
  })
})

describeDatabases('accounts', ({ open }) => {
  test('an account is not created before its email address is confirmed, and the link works once', async () => {
    const storage = await open()
    const { client, mails, tokenOf } = startAuth(storage)
    const one = client()
    const fields = { name: ' Ada ', email: ' Ada@Example.org ', password }
    expect(await sendJson(one, 'register', { ...fields, site: 'ar' })).toMatchObject({
      status: 200,
      success: 'mail-sent',
    })
    expect(await storage.db.selectFrom('user').selectAll().execute()).toEqual([])
    expect((await one.signIn('credentials', { email: 'ada@example.org', password })).error).toBe('CredentialsSignin')
    const [mail] = mails
    expect(mail).toMatchObject({ kind: 'verify-email', to: 'ada@example.org', name: 'Ada', site: 'ar' })
    expect(mail!.url).toMatch(/^https:\/\/patients\.example\.org\/ar\/verify-email\?token=[\w-]{43}$/)
    // The database does not contain the token itself, so that its rows cannot be used as links.
    const [row] = await storage.db.selectFrom('verification').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(tokenOf(mail))
    expect(JSON.stringify(row)).not.toContain(password)
    const link = { token: tokenOf(mail), password }
    expect(await sendJson(one, 'verify-email', link)).toMatchObject({ success: 'verified' })
    expect(await sendJson(one, 'verify-email', link)).toMatchObject({
      status: 400,
      problems: { form: 'token-invalid' },
    })
    expect((await one.signIn('credentials', { email: 'ADA@example.org', password })).ok).toBe(true)
  })

  test('an invalid name, email address or password is rejected on registration', async () => {
    const { client, mails } = startAuth(await open())
    const one = client()
    const wrongs: [wrong: object, problems: object][] = [
      [{ name: '' }, { name: 'name-missing' }],
      [{ name: 'x'.repeat(101) }, { name: 'name-long' }],
      [{ email: '' }, { email: 'email-missing' }],
      [{ email: 'ada' }, { email: 'email-malformed' }],
      [{ email: 'ada@example.org>' }, { email: 'email-malformed' }],
      [{ password: '' }, { password: 'password-missing' }],
      [{ password: 'too short' }, { password: 'password-short' }],
      [{ password: 'x'.repeat(129) }, { password: 'password-long' }],
      [{ password: '😀'.repeat(129) }, { password: 'password-long' }],
      [{ password: 'password12' }, { password: 'password-weak' }],
      [{ password: 'Ada@example.org' }, { password: 'password-is-email' }],
      [
        { name: '', email: '', password: '' },
        { name: 'name-missing', email: 'email-missing', password: 'password-missing' },
      ],
    ]
    for (const [wrong, problems] of wrongs) {
      const fields = { name: 'Ada', email: 'ada@example.org', password, ...wrong }
      expect(await sendJson(one, 'register', fields)).toMatchObject({ status: 400, problems })
    }
    expect(mails).toEqual([])
  })

  test('a form without JavaScript redirects to its page, which gets the typed values but no password', async () => {
    const { client, auth } = startAuth(await open())
    const one = client()
    const answer = await sendForm(one, 'register', { name: 'Ada', email: 'ada', password: 'short', site: 'nl' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/nl/register`])
    const request = new Request(`${origin}/nl/register`, { headers: { cookie: one.cookies.header } })
    expect(auth.readFormPage(request).state).toEqual({
      form: 'register',
      problems: { email: 'email-malformed', password: 'password-short' },
      values: { name: 'Ada', email: 'ada' },
    })
    expect(one.cookies.get('auth.form')).not.toContain('ada')
    const tampered = new Request(request.url, { headers: { cookie: `auth.form=${'A'.repeat(200)}` } })
    expect(auth.readFormPage(tampered).state).toBeUndefined()
  })

  test('values too long for a cookie are cut, so that the page still shows its problems', async () => {
    const { client, auth } = startAuth(await open())
    const one = client()
    const long = '名'.repeat(9000)
    const answer = await sendForm(one, 'register', { name: long, email: long, password, token: 'x'.repeat(9000) })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('auth.form='))
    expect(cookie?.length).toBeLessThan(4096)
    expect(answer.headers.get('location')?.length).toBeLessThan(500)
    const request = new Request(`${origin}/register`, { headers: { cookie: one.cookies.header } })
    expect(auth.readFormPage(request).state?.problems).toEqual({ name: 'name-long', email: 'email-malformed' })
  })

  test('control characters are removed from a name and an email address', async () => {
    const { join, mails } = startAuth(await open())
    const one = await join('ada@example.org')
    await sendForm(one, 'change-name', { name: ' Ada\0 \u001b[2J\r\nLovelace ' })
    expect((await one.getSession())?.user.name).toBe('Ada [2J Lovelace')
    await sendForm(one, 'change-email', { email: 'ada\0@new.exa\u001bmple', password })
    expect(mails.at(-1)).toMatchObject({ kind: 'change-email', to: 'ada@new.example' })
  })

  test('when a mail cannot be queued, the form returns 503 and can be sent again', async () => {
    const { client, problems } = startAuth(await open(), { send: () => Promise.reject(new Error('The disk is full.')) })
    const fields = { name: 'Ada', email: 'ada@example.org', password }
    expect(await sendJson(client(), 'register', fields)).toMatchObject({
      status: 503,
      problems: { form: 'mail-failed' },
    })
    expect(problems).toEqual(['A mail could not be kept for sending.'])
  })

  test('a password reset ends all sessions, and its link works once', async () => {
    const { join, client, mails, tokenOf } = startAuth(await open())
    const one = await join('ada@example.org')
    await sendForm(client(), 'forgot-password', { email: 'ada@example.org' })
    const mail = mails.at(-1)
    expect(mail).toMatchObject({ kind: 'reset-password', site: 'nl' })
    const token = tokenOf(mail)
    const short = await sendJson(client(), 'reset-password', { token, password: 'short' })
    expect(short).toMatchObject({
      problems: { password: 'password-short' },
      url: `${origin}/reset-password?token=${token}`,
    })
    expect((await sendJson(client(), 'reset-password', { token, password: 'something quite new' })).status).toBe(200)
    expect(await one.getSession()).toBeNull()
    expect((await sendJson(client(), 'reset-password', { token, password: 'something quite new' })).problems).toEqual({
      form: 'token-invalid',
    })
    expect(mails.at(-1)).toMatchObject({ kind: 'password-changed' })
    expect((await client().signIn('credentials', { email: 'ada@example.org', password })).ok).toBe(false)
  })

  test('a password longer than the limit is wrong, also one that begins with the right password', async () => {
    // These 128 characters take 256 UTF-16 code units.
    const longest = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0x1f300 + ((37 * at) % 500))).join('')
    const { join, client } = startAuth(await open())
    const one = await join('ada@example.org', longest)
    expect((await client().signIn('credentials', { email: 'ada@example.org', password: longest })).ok).toBe(true)
    for (const more of ['x', '😀', 'x'.repeat(5000)]) {
      const password = longest + more
      expect((await client().signIn('credentials', { email: 'ada@example.org', password })).ok).toBe(false)
      expect(await sendJson(one, 'change-email', { email: 'ada@new.example', password })).toMatchObject({
        status: 403,
        problems: { password: 'password-wrong' },
      })
    }
  })

  test('a new email address is used once it is confirmed, and a mail informs the old one', async () => {
    const { join, client, mails, tokenOf } = startAuth(await open())
    const one = await join('ada@example.org')
    expect(await sendJson(one, 'change-email', { email: 'ada@new.example', password: 'not it at all' })).toMatchObject({
      status: 403,
      problems: { password: 'password-wrong' },
    })
    expect((await sendJson(one, 'change-email', { email: 'ada@new.example', password })).success).toBe(
      'email-mail-sent',
    )
    expect((await one.getSession())?.user.email).toBe('ada@example.org')
    expect(mails.at(-1)).toMatchObject({ kind: 'change-email', to: 'ada@new.example' })
    await sendForm(client(), 'verify-email', { token: tokenOf(mails.at(-1)), password })
    expect((await one.getSession())?.user.email).toBe('ada@new.example')
    expect(mails.at(-1)).toMatchObject({ kind: 'email-changed', to: 'ada@example.org' })
  })

  test('a new password invalidates pending changes of the email address', async () => {
    const { join, client, mails, tokenOf } = startAuth(await open())
    const thief = await join('ada@example.org')
    const linkOf = (to: string) => tokenOf(mails.findLast((mail) => mail.to === to && mail.kind === 'change-email'))

    await sendForm(thief, 'change-email', { email: 'thief@evil.example', password })
    await sendForm(client(), 'forgot-password', { email: 'ada@example.org' })
    await sendForm(client(), 'reset-password', { token: tokenOf(mails.at(-1)), password: 'something quite new' })
    expect((await sendJson(client(), 'verify-email', { token: linkOf('thief@evil.example') })).problems).toEqual({
      form: 'token-invalid',
    })

    const owner = client()
    await owner.signIn('credentials', { email: 'ada@example.org', password: 'something quite new' })
    await sendForm(owner, 'change-email', { email: 'again@evil.example', password: 'something quite new' })
    await sendForm(owner, 'change-password', { password: 'something quite new', newPassword: 'and another new one' })
    expect((await sendJson(client(), 'verify-email', { token: linkOf('again@evil.example') })).problems).toEqual({
      form: 'token-invalid',
    })
    expect((await owner.getSession())?.user.email).toBe('ada@example.org')
  })

  test('confirming a new email address invalidates links sent to the old address', async () => {
    const { join, client, mails, tokenOf } = startAuth(await open())
    const one = await join('ada@example.org')
    await sendForm(client(), 'forgot-password', { email: 'ada@example.org' })
    const old = tokenOf(mails.at(-1))
    for (const email of ['ada@typo.example', 'ada@new.example'])
      await sendForm(one, 'change-email', { email, password })
    const [typo, right] = mails.slice(-2).map(tokenOf)
    expect((await sendJson(client(), 'verify-email', { token: right!, password })).success).toBe('email-changed')
    expect((await sendJson(client(), 'verify-email', { token: typo! })).problems).toEqual({ form: 'token-invalid' })
    const byOldMailbox = await sendJson(client(), 'reset-password', { token: old, password: 'something quite new' })
    expect(byOldMailbox.problems).toEqual({ form: 'token-invalid' })
  })

  test('changing the password ends all other sessions, and replaces the token of this one', async () => {
    const { join, client } = startAuth(await open())
    const one = await join('ada@example.org')
    const other = client()
    await other.signIn('credentials', { email: 'ada@example.org', password })
    const before = one.cookies.get('auth.session_token')
    const changed = await sendJson(one, 'change-password', { password, newPassword: 'something quite new' })
    expect(changed.success).toBe('password-changed')
    expect(one.cookies.get('auth.session_token')).not.toBe(before)
    expect([await one.getSession().then(Boolean), await other.getSession()]).toEqual([true, null])
  })

  test('name and language can be changed, and one session or all sessions can be ended', async () => {
    const storage = await open()
    const { join, client, auth } = startAuth(storage)
    const one = await join('ada@example.org')
    await sendForm(one, 'change-name', { name: 'Ada Lovelace' })
    await sendForm(one, 'change-language', { language: 'fi' })
    expect((await one.getSession())?.user.name).toBe('Ada Lovelace')
    const { id, site } = await storage.db.selectFrom('user').select(['id', 'site']).executeTakeFirstOrThrow()
    expect(site).toBe('fi')
    const other = client()
    await other.signIn('credentials', { email: 'ada@example.org', password })
    const [first, second] = await auth.listSessions(id)
    await sendForm(other, 'end-session', { id: first!.id })
    expect([await one.getSession(), Boolean(await other.getSession())]).toEqual([null, true])
    expect((await auth.listSessions(id)).map((session) => session.id)).toEqual([second!.id])
    await one.signIn('credentials', { email: 'ada@example.org', password })
    expect(await sendJson(one, 'end-sessions', {})).toMatchObject({ url: `${origin}/login`, success: 'signed-out' })
    expect([await one.getSession(), await other.getSession()]).toEqual([null, null])
  })

  test("a user cannot end another user's session", async () => {
    const { join, auth } = startAuth(await open())
    const one = await join('ada@example.org')
    const eve = await join('eve@example.org')
    const [session] = await auth.listSessions((await one.getSession())!.user.id)
    await sendForm(eve, 'end-session', { id: session!.id })
    expect(await one.getSession()).not.toBeNull()
  })

  test('deleting an account requires the password and a confirmation, and deletes all its data at once', async () => {
    const storage = await open()
    const { join, client, mails } = startAuth(storage)
    const one = await join('ada@example.org')
    const userId = (await one.getSession())!.user.id
    const now = new Date().toISOString()
    await storage.db
      .insertInto('savedPage')
      .values({ userId, site: 'en', uri: 'condition/kidney-stones', savedAt: now, readRevision: null })
      .execute()
    await storage.db
      .insertInto('contactMessage')
      .values({
        id: 'm',
        idempotencyKey: 'k',
        userId,
        site: 'en',
        subject: 's',
        name: 'Ada',
        email: 'ada@example.org',
        message: 'A message',
        consentedAt: now,
        createdAt: now,
      })
      .execute()
    const mail = { to: 'ada@example.org', subject: 's', text: 't', html: 'h' }
    await queueMail(storage.db, mail, { userId })
    await sendForm(client(), 'forgot-password', { email: 'ada@example.org' })
    expect(mails.at(-1)?.userId).toBe(userId)
    expect(await sendJson(one, 'delete', { confirmation: 'yes', password: 'wrong password' })).toMatchObject({
      problems: { password: 'password-wrong' },
    })
    expect(await sendJson(one, 'delete', { password })).toMatchObject({
      problems: { confirmation: 'confirmation-missing' },
    })
    expect(await one.getSession()).not.toBeNull()
    expect(await sendJson(one, 'delete', { confirmation: 'yes', password })).toMatchObject({
      success: 'account-deleted',
    })
    for (const table of ['user', 'session', 'account', 'savedPage', 'contactMessage', 'verification', 'outbox'])
      expect([table, (await sql`select * from ${sql.table(table)}`.execute(storage.db)).rows]).toEqual([table, []])
    expect(await one.getSession()).toBeNull()
  })

  test('account forms without a session are redirected to /login', async () => {
    const { client } = startAuth(await open())
    for (const name of ['change-name', 'change-email', 'change-password', 'end-session', 'end-sessions', 'delete']) {
      const { url } = await sendJson(client(), name, { name: 'X', password, confirmation: 'yes' })
      expect([name, url]).toEqual([name, `${origin}/login?callbackUrl=%2Fprofile`])
    }
  })
})
