import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { navigateAway } from './wait-for-session.ts'
import { createSession } from './session-status.ts'

const person = {
  user: { id: '1', name: 'Ada', email: 'ada@example.org', image: null },
  expires: '2030-01-01T00:00:00Z',
}

/** A stub of `document` with only the properties that `session-status.ts` reads. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false, cookie: '' })
const window = new EventTarget()
const left: string[] = []
let answers: (path: string, method: string) => Response | Promise<Response>
const requests: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  requests.length = 0
  left.length = 0
  answers = () => Response.json(person)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', {
    href: 'http://localhost/profile',
    assign: (address: string) => left.push(address),
    reload: () => left.push('reload'),
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = address.replace('/api/auth/', '').replace(/\?.*/, '')
    requests.push(`${method} ${path}`)
    return answers(path, method)
  })
  page.cookie = ''
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = () => createSession('/api/auth')
const become = (state: 'hidden' | 'visible') => {
  page.visibilityState = state
  page.hidden = state === 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('the session status', () => {
  test('changes from loading to the status that the server returns', async () => {
    const one = session()
    const seen = [one.getSnapshot().status]
    one.subscribe(() => seen.push(one.getSnapshot().status))
    await one.load()
    answers = () => Response.json({})
    await one.refresh()
    expect(seen).toEqual(['loading', 'authenticated', 'unauthenticated'])
  })

  test('is unauthenticated when the first request fails, and stays unchanged when a later one fails', async () => {
    answers = () => Promise.reject(new TypeError('Failed to fetch'))
    const one = session()
    expect((await one.load()).status).toBe('unauthenticated')
    answers = () => Response.json(person)
    expect((await one.refresh()).status).toBe('authenticated')
    answers = () => new Response('', { status: 503 })
    expect((await one.refresh()).status).toBe('authenticated')
  })

  test('stays unchanged after a 503, and is fetched again when the window becomes visible', async () => {
    answers = () => Response.json({ message: 'Not now' }, { status: 503 })
    const one = session()
    expect((await one.load()).status).toBe('loading')
    const stop = one.watch()
    answers = () => Response.json(person)
    become('hidden')
    become('visible')
    await vi.advanceTimersByTimeAsync(50)
    expect([one.getSnapshot().status, requests.length]).toEqual(['authenticated', 2])
    answers = () => Response.json({ message: 'Not now' }, { status: 503 })
    become('hidden')
    become('visible')
    await vi.advanceTimersByTimeAsync(50)
    expect([one.getSnapshot().status, requests.length]).toEqual(['authenticated', 3])
    stop()
  })

  test.each([
    ['with 503', () => Response.json({ message: 'Not now' }, { status: 503 })],
    ['with 429', () => Response.json({ message: 'Too many' }, { status: 429 })],
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('stays authenticated while renewing a token fails %s, and the renewal is retried', async (_, answer) => {
    page.cookie = 'signed-in=renewed'
    const one = session()
    await one.load()
    answers = answer
    const stop = one.watch()
    await vi.advanceTimersByTimeAsync(10_050)
    expect([one.getSnapshot().status, requests]).toEqual(['authenticated', ['GET session', 'GET token', 'GET token']])
    stop()
  })

  test('is fetched once for simultaneous calls', async () => {
    const one = session()
    await Promise.all([one.load(), one.load(), one.refresh()])
    expect(requests).toEqual(['GET session'])
  })
})

describe('a return to the window', () => {
  test('fetches the session once, whichever events announce it, and only while the user is signed in', async () => {
    const one = session()
    await one.load()
    const stop = one.watch()
    for (let turn = 2; turn < 5; turn++) {
      window.dispatchEvent(new Event('blur'))
      become('hidden')
      become('visible')
      await vi.advanceTimersByTimeAsync(50)
      window.dispatchEvent(new Event('focus'))
      await vi.advanceTimersByTimeAsync(50)
      expect(requests).toHaveLength(turn)
    }
    answers = () => Response.json({})
    await one.refresh()
    const before = requests.length
    become('hidden')
    become('visible')
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(50)
    expect(requests).toHaveLength(before)
    stop()
  })
})

describe('polling', () => {
  test.each([
    [false, 0],
    [true, 10],
    [2500, 4],
  ])(
    'with refetchInterval: %j fetches the session %i times in 10.1 s, while the user is signed in',
    async (refetchInterval, times) => {
      const one = session()
      await one.load()
      requests.length = 0
      const stop = one.watch({ refetchInterval })
      await vi.advanceTimersByTimeAsync(10_100)
      expect(requests).toHaveLength(times)
      stop()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(requests).toHaveLength(times)
    },
  )

  test('stops once the user is signed out', async () => {
    const one = session()
    await one.load()
    const stop = one.watch({ refetchInterval: true })
    answers = () => Response.json({})
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toEqual(['GET session', 'GET session'])
    stop()
  })
})

describe('a provider token', () => {
  const tokens = (lifetime: number) => (path: string) => {
    if (path === 'csrf') return Response.json({ csrfToken: 't' })
    if (path === 'token')
      return Response.json({ provider: 'openid', expires: new Date(Date.now() + lifetime * 1000).toISOString() })
    return Response.json(person)
  }
  const renewals = () => requests.filter((call) => call === 'POST token').length

  test.each([
    [40, 10],
    [300, 270],
    [20, 10],
  ])('of %i s is renewed every %i s, until the user signs out', async (lifetime, seconds) => {
    page.cookie = 'signed-in=renewed'
    answers = tokens(lifetime)
    const one = session()
    await one.load()
    const stop = one.watch()
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 500)
    expect(renewals()).toBe(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(renewals()).toBe(1)
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(renewals()).toBe(2)
    answers = (path) => Response.json(path === 'csrf' ? { csrfToken: 't' } : { url: '/' })
    await one.signOut('/')
    await vi.advanceTimersByTimeAsync(seconds * 3000)
    expect(renewals()).toBe(2)
    stop()
  })

  /** Watches a session whose token lives for 40 s, and lets 5 s pass, so that its renewal is due in 5 s. */
  async function watchRenewed() {
    page.cookie = 'signed-in=renewed'
    answers = tokens(40)
    const one = session()
    await one.load()
    const stop = one.watch()
    await vi.advanceTimersByTimeAsync(5000)
    return { one, stop }
  }

  test('that lives longer than a timer can wait is renewed only before it expires', async () => {
    page.cookie = 'signed-in=renewed'
    const days = 86_400_000
    const expires = new Date(Date.now() + 40 * days).toISOString()
    answers = (path) => (path === 'token' ? Response.json({ expires }) : tokens(0)(path))
    const one = session()
    await one.load()
    const stop = one.watch()
    await vi.advanceTimersByTimeAsync(40 * days - 31_000)
    expect(requests).toEqual(['GET session', 'GET token', 'GET token'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(renewals()).toBe(1)
    stop()
  })

  test('is renewed later when no CSRF token could be fetched', async () => {
    const { one, stop } = await watchRenewed()
    answers = () => new Response('', { status: 503 })
    await vi.advanceTimersByTimeAsync(6000)
    expect([one.getSnapshot().status, renewals()]).toEqual(['authenticated', 0])
    answers = tokens(40)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([one.getSnapshot().status, renewals()]).toEqual(['authenticated', 1])
    stop()
  })

  test('that cannot be renewed ends the session', async () => {
    const { one, stop } = await watchRenewed()
    answers = (path) => (path === 'csrf' ? Response.json({ csrfToken: 't' }) : new Response('{}', { status: 401 }))
    await vi.advanceTimersByTimeAsync(6000)
    expect(one.getSnapshot().status).toBe('unauthenticated')
    stop()
  })

  test('is not renewed when the session has none', async () => {
    page.cookie = 'signed-in=yes'
    const one = session()
    await one.load()
    const stop = one.watch()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual(['GET session'])
    stop()
  })
})

describe('signing in', () => {
  test('sends the CSRF token of the form when no newer one could be fetched', async () => {
    const sent: unknown[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (init?.body) sent.push(Object.fromEntries(init.body as URLSearchParams))
      return fetch(address, init)
    })
    answers = (path) => (path === 'csrf' ? new Response('', { status: 503 }) : Response.json({ url: '/' }))
    expect(await session().signIn('openid', { csrfToken: 'of the form' })).toEqual({ url: '/' })
    expect(sent).toEqual([{ csrfToken: 'of the form', json: 'true' }])
  })
})

describe('signing out', () => {
  test.each([
    ['rejected', () => new Response('', { status: 503 })],
    ['empty', () => Response.json({})],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects with the specified error when the CSRF request is %s', async (_, answer) => {
    answers = answer
    await expect(session().signOut('/')).rejects.toMatchObject({
      statusCode: 400,
      message: 'Could not fetch CSRF Token for signing out',
    })
  })
})

describe('leaving for the sign-in page', () => {
  test('stays pending until the page is left, and rejects after 60 s', async () => {
    let rejected: unknown
    navigateAway('/login').catch((error: unknown) => (rejected = error))
    expect(left).toEqual(['/login'])
    await vi.advanceTimersByTimeAsync(59_900)
    expect(rejected).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(rejected).toBeInstanceOf(Error)
  })

  test('does not reject once the page is being left', async () => {
    let rejected: unknown
    navigateAway('/login').catch((error: unknown) => (rejected = error))
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(rejected).toBeUndefined()
  })
})
