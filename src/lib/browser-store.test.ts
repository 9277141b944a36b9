import { expect, test, vi } from 'vitest'
import { createBrowserStore } from './browser-store.ts'

const numbers = {
  parse: (text: string | null): readonly number[] => (text === null ? [] : JSON.parse(text)),
  format: (value: readonly number[]) => (value.length === 0 ? undefined : JSON.stringify(value)),
}

function browser() {
  const entries = new Map<string, string>()
  const events = new EventTarget()
  const place = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
  const open = (openPlace = () => place) =>
    createBrowserStore('numbers', numbers, openPlace, events as Pick<Window, 'addEventListener'>)
  const tell = (key: string | null, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  const showAgain = () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  return { entries, open, tell, showAgain, place }
}

test('a change is stored, and listeners are called', () => {
  const { entries, open } = browser()
  const store = open()
  const listener = vi.fn<() => void>()
  const unsubscribe = store.subscribe(listener)
  store.change((value) => [...value, 1])
  expect([store.get(), entries.get('numbers'), store.isKept()]).toEqual([[1], '[1]', true])
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  store.change(() => [])
  expect(listener).toHaveBeenCalledOnce()
  expect(entries.size).toBe(0)
})

test('a change starts from what another tab has written', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  one.change(() => [1])
  other.change((value) => [...value, 2])
  expect(other.get()).toEqual([1, 2])
})

test('a change of another tab replaces the value, and deleting all entries empties it', () => {
  const { open, tell } = browser()
  const store = open()
  tell('another key', '[9]')
  expect(store.get()).toEqual([])
  tell('numbers', '[7]')
  expect(store.get()).toEqual([7])
  tell(null, null)
  expect(store.get()).toEqual([])
})

test('in a browser that forbids storage the value lasts as long as the document, and the store says so', () => {
  const { open } = browser()
  const store = open(() => {
    throw new Error('forbidden')
  })
  expect([store.get(), store.isKept()]).toEqual([[], true])
  store.change(() => [1])
  store.change((value) => [...value, 2])
  expect([store.get(), store.isKept()]).toEqual([[1, 2], false])
})

test('a value that does not fit into the storage is kept in the document', () => {
  const { open, place, entries } = browser()
  const store = open(() => ({
    ...place,
    setItem: (key, text) => {
      if (text.length > 5) throw new Error('no room')
      place.setItem(key, text)
    },
  }))
  store.change(() => [1])
  store.change((value) => [...value, 2, 3])
  store.change((value) => [...value, 4])
  expect([store.get(), store.isKept()]).toEqual([[1, 2, 3, 4], false])
  expect(entries.get('numbers')).toBe('[1]')
})

test('a value that could not be stored outlives a change of another tab, but not a deletion', () => {
  const { open, place, tell } = browser()
  const store = open(() => ({
    ...place,
    setItem: () => {
      throw new Error('no room')
    },
  }))
  store.change(() => [1, 2, 3])
  tell('numbers', '[7]')
  expect(store.get()).toEqual([1, 2, 3])
  tell('numbers', null)
  expect([store.get(), store.isKept()]).toEqual([[], true])
  tell('numbers', '[7]')
  expect(store.get()).toEqual([7])
  store.change(() => [4])
  tell(null, null)
  expect(store.get()).toEqual([])
})

test('a page that is shown again from the back/forward cache reads what has been stored meanwhile', () => {
  const { entries, open, showAgain } = browser()
  const store = open()
  store.change(() => [1])
  entries.delete('numbers')
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  showAgain()
  expect(store.get()).toEqual([])
  expect(listener).toHaveBeenCalledOnce()
})
