import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { maxProgressBytes } from '#config/limits.ts'
import { handleProgress, type ProgressAccount, type ProgressRecord } from './handle-progress.server.ts'
import { syncProgress } from './sync-progress.ts'
import {
  deleteProgress,
  emptyProgress,
  parseProgress,
  recordAnswer,
  recordVisit,
  serializeProgress,
  type Progress,
} from './progress.ts'
import { createProgressStore } from './progress-store.ts'

/** Returns a fake record of one module's progress in an account, held in memory. */
function createRecord(kept?: string): ProgressRecord & { readonly kept: () => Progress | undefined } {
  return {
    kept: () => parseProgress(kept ?? ''),
    read: async () => kept,
    update: async (change) => {
      const changed = change(kept)
      kept = changed ?? kept
      return changed
    },
  }
}
const accountOf = (record: ProgressRecord | undefined, secondsToWait = 0): ProgressAccount => ({
  admit: async () => secondsToWait,
  findRecord: async () => record,
})

const address = 'https://en.example/api/progress?site=en&module=module%2Fstones'
const ours = { host: 'en.example', 'sec-fetch-site': 'same-origin' }
const post = (body: string, headers: Record<string, string> = ours) =>
  new Request(address, { method: 'POST', body, headers })
const progressAt = (step: string) => serializeProgress(recordVisit(emptyProgress, step, 1000))

describe('the progress endpoint', () => {
  test('returns the saved progress with cache-control: private, and empty progress when none is saved', async () => {
    const answer = await handleProgress(new Request(address), accountOf(createRecord(progressAt('a/b'))))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(parseProgress(await answer.text())?.seen).toEqual({ 'a/b': 1000 })
    expect(await (await handleProgress(new Request(address), accountOf(createRecord()))).text()).toBe(
      serializeProgress(emptyProgress),
    )
    expect(await (await handleProgress(new Request(address), accountOf(createRecord('damaged')))).text()).toBe(
      serializeProgress(emptyProgress),
    )
  })

  test('merges and saves the browser’s progress, with the same result when it is sent twice', async () => {
    const record = createRecord(progressAt('a/b'))
    for (let time = 0; time < 2; time++) {
      const answer = await handleProgress(post(progressAt('a/c')), accountOf(record))
      expect(answer.status).toBe(200)
      expect(Object.keys(parseProgress(await answer.text())?.seen ?? {})).toEqual(['a/b', 'a/c'])
    }
    expect(Object.keys(record.kept()?.seen ?? {})).toEqual(['a/b', 'a/c'])
  })

  test.each([
    ['a POST request without a session', 401, post(progressAt('a/b')), undefined],
    ['a GET request without a session', 401, new Request(address), undefined],
    [
      'a request from another website',
      403,
      post(progressAt('a/b'), { host: 'en.example', 'sec-fetch-site': 'cross-site' }),
      createRecord(),
    ],
    [
      'a request without Origin and Sec-Fetch-Site headers',
      403,
      post(progressAt('a/b'), { host: 'en.example' }),
      createRecord(),
    ],
    ['invalid progress', 400, post('{}'), createRecord()],
    ['a body that is too long', 413, post(' '.repeat(maxProgressBytes + 1)), createRecord()],
    ['another method', 405, new Request(address, { method: 'DELETE', headers: ours }), createRecord()],
  ])('rejects %s with %i', async (_, status, request, record) => {
    const answer = await handleProgress(request, record && accountOf(record))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(record?.kept()).toBeUndefined()
  })

  test('returns 404 for an unknown module, and saves nothing', async () => {
    for (const request of [post(progressAt('a/b')), new Request(address)])
      expect((await handleProgress(request, accountOf(undefined))).status).toBe(404)
  })

  test('returns 413 when the merged progress is too long, even if each request is small', async () => {
    const record = createRecord()
    const account = accountOf(record)
    const statuses: number[] = []
    let acknowledged = emptyProgress
    for (let part = 0; part < 40; part++) {
      const sent = Array.from({ length: 10 }).reduce<Progress>((progress, _, step) => {
        const chosen = Array.from({ length: 5 }, (__, at) => `${at}`.repeat(100))
        return recordAnswer(progress, `part${part}/step${step}`, { chosen, right: true }, 1000)
      }, emptyProgress)
      const answer = await handleProgress(post(serializeProgress(sent)), account)
      statuses.push(answer.status)
      expect(Buffer.byteLength(serializeProgress(record.kept() ?? emptyProgress))).toBeLessThanOrEqual(maxProgressBytes)
      if (answer.status === 200) acknowledged = parseProgress(await answer.text()) ?? emptyProgress
    }
    expect([...new Set(statuses)]).toEqual([200, 413])
    expect(record.kept()).toEqual(acknowledged)
    // Deleted progress frees space.
    const deleted = serializeProgress(deleteProgress(acknowledged, 2000))
    expect((await handleProgress(post(deleted), account)).status).toBe(200)
    expect((await handleProgress(post(progressAt('a/b')), account)).status).toBe(200)
  })

  test('refuses requests over the limit of the account with 429 and Retry-After', async () => {
    const record = createRecord(progressAt('a/b'))
    const refused = await handleProgress(post(progressAt('a/c')), accountOf(record, 40))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
    expect(Object.keys(record.kept()?.seen ?? {})).toEqual(['a/b'])
  })
})

describe('the progress of a signed-in reader', () => {
  const record = { current: createRecord() }
  let failing = false
  let calls = 0
  let online: EventTarget
  let page: EventTarget

  beforeEach(() => {
    vi.useFakeTimers()
    record.current = createRecord()
    failing = false
    calls = 0
    online = new EventTarget()
    page = new EventTarget()
    vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
    vi.stubGlobal('document', page)
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body: string }) => {
      calls++
      if (failing) throw new TypeError('Failed to fetch')
      const request = new Request(`https://en.example${url}`, { method, body, headers: ours })
      return handleProgress(request, accountOf(record.current))
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const device = () => createProgressStore('module', [], { addEventListener: () => {} } as unknown as Window)
  const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
  const answered = (step: string, right: boolean) => (progress: Progress) =>
    recordAnswer(progress, step, { chosen: ['1'], right }, Date.now())

  test('is merged across devices without losing any', async () => {
    const [phone, desk] = [device(), device()]
    phone.change(answered('a/b', true))
    desk.change(answered('a/c', false))
    syncProgress(phone, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    syncProgress(desk, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    expect(Object.keys(desk.get().answers)).toEqual(['a/b', 'a/c'])
    desk.change(answered('a/d', true))
    await settle(1500)
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(phone.get()).toEqual(desk.get())
    expect(record.current.kept()).toEqual(desk.get())
    expect([phone.location(), desk.location()]).toEqual(['account', 'account'])
  })

  test('is sent in one request for many changes, and not sent again when nothing changed', async () => {
    const store = device()
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    for (const step of ['a/b', 'a/c', 'a/d']) store.change(answered(step, true))
    await settle(1500)
    expect(calls).toBe(2)
    await settle(60_000)
    expect(calls).toBe(2)
  })

  test('is sent after the network is available again', async () => {
    const store = device()
    failing = true
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    store.change(answered('a/b', true))
    await settle(5000)
    failing = false
    online.dispatchEvent(new Event('online'))
    await settle()
    expect(record.current.kept()).toEqual(store.get())
  })

  /** Stubs an account that rejects the progress. */
  const refuseWith = (status: number, headers: Record<string, string> = {}) =>
    vi.stubGlobal('fetch', async () => {
      calls++
      return new Response(null, { status, headers })
    })

  test.each([400, 403, 404, 413])(
    'is kept in the page and not retried when the account rejects it with %i',
    async (status) => {
      const taking = fetch
      const store = device()
      store.change(answered('a/b', true))
      syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
      await settle()
      expect(store.location()).toBe('account')
      refuseWith(status)
      store.change(answered('a/c', true))
      const own = store.get()
      await settle(600_000)
      expect(calls).toBe(2)
      expect(store.get()).toEqual(own)
      expect(store.location()).toBe('page')
      // The request after the next change also contains the rejected progress.
      vi.stubGlobal('fetch', taking)
      store.change(answered('a/d', true))
      await settle(1500)
      expect(calls).toBe(3)
      expect(record.current.kept()).toEqual(store.get())
      expect(store.location()).toBe('account')
    },
  )

  test.each([429, 500, 503])('is sent again after the time in Retry-After of a response %i', async (status) => {
    const taking = fetch
    refuseWith(status, { 'retry-after': '40' })
    const store = device()
    store.change(answered('a/b', true))
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    vi.stubGlobal('fetch', taking)
    for (const step of ['a/c', 'a/d']) {
      store.change(answered(step, true))
      page.dispatchEvent(new Event('visibilitychange'))
      await settle(19_000)
    }
    expect(calls).toBe(1)
    await settle(2000)
    expect(calls).toBe(2)
    expect(record.current.kept()).toEqual(store.get())
    await settle(600_000)
    expect(calls).toBe(2)
  })

  test('is sent again a minute after a server error without Retry-After', async () => {
    const taking = fetch
    refuseWith(502)
    const store = device()
    store.change(answered('a/b', true))
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    vi.stubGlobal('fetch', taking)
    await settle(59_000)
    expect(calls).toBe(1)
    await settle(1000)
    expect(calls).toBe(2)
    expect(record.current.kept()).toEqual(store.get())
  })

  test('is not sent again and again to an account that returns less than was sent', async () => {
    vi.stubGlobal('fetch', async () => {
      calls++
      return new Response(progressAt('a/a'))
    })
    const store = device()
    store.change(answered('a/b', true))
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle(600_000)
    expect(calls).toBe(1)
    expect(Object.keys(store.get().answers)).toEqual(['a/b'])
  })

  test('is sent once more when the reader leaves the module before the delay has passed', async () => {
    const store = device()
    const leave = syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    store.change(answered('a/b', true))
    const left = store.get()
    leave()
    await settle(600_000)
    expect(calls).toBe(2)
    expect(record.current.kept()).toEqual(left)
    // The response no longer changes the page.
    expect([store.get(), store.location()]).toEqual([left, 'page'])
    leave()
    expect(calls).toBe(2)
  })

  test.each([
    ['and nothing else when nothing has changed', [], 1],
    ['and the later changes in another one', ['a/c'], 2],
  ])('continues to be sent when the reader leaves the module during a request, %s', async (_, later, requests) => {
    const taking = fetch
    // A request takes a second. An aborted request does not reach the account.
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      request.signal?.throwIfAborted()
      return taking(url, request)
    })
    const store = device()
    store.change(answered('a/b', true))
    const leave = syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle(500)
    for (const step of later) store.change(answered(step, true))
    leave()
    await settle(600_000)
    expect(calls).toBe(requests)
    expect(record.current.kept()).toEqual(store.get())
  })

  test('is no longer sent after a sign-out, here or elsewhere', async () => {
    const [here, elsewhere] = [device(), device()]
    const end = syncProgress(here, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    end()
    vi.stubGlobal('fetch', async () => {
      calls++
      return new Response(null, { status: 401 })
    })
    const endElsewhere = syncProgress(elsewhere, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    const before = calls
    for (const store of [here, elsewhere]) store.change(answered('a/b', true))
    endElsewhere()
    page.dispatchEvent(new Event('visibilitychange'))
    await settle(60_000)
    expect(calls).toBe(before)
    expect([here.location(), elsewhere.location()]).toEqual(['page', 'page'])
  })

  /** Returns a function that opens a fake storage with these items. */
  const storageOf = (items: Map<string, string>) => () => ({
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  })

  test('is not sent to the account of the next reader, who has signed in in another tab', async () => {
    const storedItems = new Map<string, string>()
    const store = createProgressStore('module', [storageOf(storedItems)], online as Window, true)
    store.change(answered('a/b', true))
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    store.change(answered('a/c', true))
    // The other tab deletes the entry after the sign-out; then another reader signs in and opens the module.
    record.current = createRecord()
    storedItems.set('account module', progressAt('a/d'))
    for (const newValue of [null, progressAt('a/d')])
      online.dispatchEvent(Object.assign(new Event('storage'), { key: 'account module', newValue }))
    page.dispatchEvent(new Event('visibilitychange'))
    await settle(60_000)
    expect(calls).toBe(1)
    expect(store.get()).toEqual(emptyProgress)
    expect([...storedItems]).toEqual([['account module', progressAt('a/d')]])
    // The reader goes to another module and comes back.
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    expect(record.current.kept()).toEqual(parseProgress(progressAt('a/d')))
    expect([...storedItems.keys()]).toEqual(['account module'])
  })

  test.each(['has arrived', 'is outstanding'])(
    'is not sent to the account of the next reader from a page in the back/forward cache whose last response %s',
    async (state) => {
      const storedItems = new Map<string, string>()
      const store = createProgressStore('module', [storageOf(storedItems)], online as Window, true)
      const taking = fetch
      let respond = () => {}
      vi.stubGlobal('fetch', () => new Promise((resolve) => (respond = () => resolve(new Response(progressAt('a/c'))))))
      store.change(answered('a/b', true))
      syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
      vi.stubGlobal('fetch', taking)
      if (state === 'has arrived') respond()
      await settle()
      storedItems.set('account module', progressAt('a/d'))
      page.dispatchEvent(new Event('visibilitychange'))
      online.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      respond()
      await settle(60_000)
      expect(record.current.kept()).toEqual(parseProgress(progressAt('a/d')))
      expect(store.get()).toEqual(record.current.kept())
    },
  )

  test('is removed from a browser that has been signed out from elsewhere', async () => {
    const storedItems = new Map([['module', serializeProgress(recordVisit(emptyProgress, 'a/a', 1000))]])
    const events = { addEventListener: () => {} } as unknown as Window
    const store = createProgressStore('module', [storageOf(storedItems)], events, true)
    store.change(answered('a/b', true))
    syncProgress(store, '/api/progress?site=en&module=module%2Fstones')
    await settle()
    // The account's progress contains the progress from before signing in, so the browser's own entry is removed.
    expect([...storedItems.keys()]).toEqual(['account module'])
    expect(Object.keys(record.current.kept()?.seen ?? {})).toEqual(['a/a'])
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect([...storedItems.keys()]).toEqual([])
    expect(store.get()).toEqual(emptyProgress)
  })
})
