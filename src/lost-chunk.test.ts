import { describe, expect, test } from 'vitest'
import { mayReload } from './lost-chunk.ts'

const storageOf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const start = 1_800_000_000_000

describe('a page is loaded again for a lost file', () => {
  test.each([
    ['at once', 0, false],
    ['after 9.9 s', 9900, false],
    ['after 10.1 s', 10_100, true],
  ])('the same path %s: %s', (_when, later, expected) => {
    const storage = storageOf()
    expect(mayReload(storage, '/a', start)).toBe(true)
    expect(mayReload(storage, '/a', start + later)).toBe(expected)
  })

  test('another path after 1 s', () => {
    const storage = storageOf()
    mayReload(storage, '/a', start)
    expect(mayReload(storage, '/b', start + 1000)).toBe(true)
    expect(mayReload(storage, '/a', start + 2000)).toBe(false)
  })

  test('never where nothing can be remembered', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(mayReload(full, '/a', start)).toBe(false)
  })
})
