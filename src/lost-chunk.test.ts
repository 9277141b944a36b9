import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canReload, reloadForLostChunks } from './lost-chunk.ts'

const storageOf = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}
const start = 1_800_000_000_000

describe('a page may be reloaded for a lost chunk', () => {
  test.each([
    ['at once', 0, false],
    ['after 9.9 s', 9900, false],
    ['after 10.1 s', 10_100, true],
  ])('the same path %s: %s', (_when, later, expected) => {
    const storage = storageOf()
    expect(canReload(storage, '/a', start)).toBe(true)
    expect(canReload(storage, '/a', start + later)).toBe(expected)
  })

  test('another path after 1 s', () => {
    const storage = storageOf()
    canReload(storage, '/a', start)
    expect(canReload(storage, '/b', start + 1000)).toBe(true)
    expect(canReload(storage, '/a', start + 2000)).toBe(false)
  })
})

describe('in a browser, a lost chunk', () => {
  const reload = vi.fn<() => void>()
  const reported: unknown[] = []
  let target: EventTarget

  beforeEach(() => {
    target = new EventTarget()
    reload.mockClear()
    reported.length = 0
    target.addEventListener('preload-error', (event) => reported.push((event as CustomEvent).detail))
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('location', { pathname: '/a', reload })
    vi.stubGlobal('sessionStorage', storageOf())
  })
  afterEach(() => vi.unstubAllGlobals())

  const payload = new Error('Failed to fetch dynamically imported module')
  const lose = () => target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))

  test('during a navigation loads the target once, and dispatches preload-error the second time', () => {
    reloadForLostChunks(() => true)
    lose()
    expect([reload.mock.calls.length, reported]).toEqual([1, []])
    lose()
    expect([reload.mock.calls.length, reported]).toEqual([1, [payload]])
  })

  test('that is only preloaded dispatches preload-error', () => {
    reloadForLostChunks(() => false)
    lose()
    expect([reload.mock.calls.length, reported]).toEqual([0, [payload]])
  })

  test('without a connection dispatches preload-error and loads nothing', () => {
    vi.stubGlobal('navigator', { onLine: false })
    reloadForLostChunks(() => true)
    lose()
    expect([reload.mock.calls.length, reported]).toEqual([0, [payload]])
  })

  test.each([
    ['forbidden', 'SecurityError'],
    ['full', 'QuotaExceededError'],
  ])('with a storage that is %s dispatches preload-error and reloads nothing', (what, name) => {
    const fail = () => {
      throw new DOMException(what, name)
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: fail })
    reloadForLostChunks(() => true)
    lose()
    expect([reload.mock.calls.length, reported]).toEqual([0, [payload]])
  })
})
