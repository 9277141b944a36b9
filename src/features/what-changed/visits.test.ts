import { beforeEach, expect, test, vi } from 'vitest'
import { recordVisit, rememberVisits, remembersVisits } from './visits.ts'

const stored = new Map<string, string>()
/** The session storage, whose methods are not among its keys. */
let session: Record<string, string>
beforeEach(() => {
  stored.clear()
  session = Object.create({ removeItem: (key: string) => Reflect.deleteProperty(session, key) })
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('no visit is remembered until the reader turns the setting on', () => {
  expect(remembersVisits()).toBe(false)
  expect(recordVisit('en-US/a', { day: '2026-11-20', revision: '1' })).toBeUndefined()
  expect([...stored]).toEqual([])
})

test('a visit returns the one before it, and replaces it', () => {
  rememberVisits(true)
  expect(recordVisit('en-US/a', { day: '2026-11-20', revision: '1' })).toBeUndefined()
  expect(recordVisit('en-US/a', { day: '2026-11-26', revision: '2' })).toEqual({ day: '2026-11-20', revision: '1' })
  expect(recordVisit('en-US/a', { day: '2026-11-27', revision: '2' })).toEqual({ day: '2026-11-26', revision: '2' })
})

test('turning the setting off forgets all visits', () => {
  rememberVisits(true)
  recordVisit('en-US/a', { day: '2026-11-20', revision: '1' })
  Object.assign(session, { 'visit en-US/a': 'null', 'contact-draft': '{}' })
  rememberVisits(false)
  expect([...stored]).toEqual([])
  expect(Object.keys(session)).toEqual(['contact-draft'])
})

test('turning it on again keeps the visits', () => {
  rememberVisits(true)
  recordVisit('en-US/a', { day: '2026-11-20', revision: '1' })
  rememberVisits(true)
  expect(recordVisit('en-US/a', { day: '2026-11-21', revision: '1' })?.day).toBe('2026-11-20')
})

test.each(['', 'x', '[]', 'null', '{"en-US/a":1}', '{"en-US/a":{"day":1}}'])(
  'invalid stored data is treated as missing: %s',
  (value) => {
    stored.set('visits', value)
    expect(recordVisit('en-US/a', { day: '2026-11-20', revision: '1' })).toBeUndefined()
    expect(JSON.parse(stored.get('visits') ?? '')).toEqual({ 'en-US/a': { day: '2026-11-20', revision: '1' } })
  },
)

test('the pages that were read longest ago are forgotten first', () => {
  rememberVisits(true)
  for (let page = 0; page <= 500; page++) recordVisit(`en-US/${page}`, { day: '2026-11-20', revision: '1' })
  const pages = Object.keys(JSON.parse(stored.get('visits') ?? '') as object)
  expect(pages).toHaveLength(500)
  expect(pages).not.toContain('en-US/0')
  expect(pages).toContain('en-US/500')
})
