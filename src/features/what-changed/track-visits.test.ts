import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackVisits } from './track-visits.ts'
import { rememberVisits } from './visits.ts'

/** The article that the document shows. */
let shown: string
let local: Record<string, string>
let session: Record<string, string>

/** Creates a storage whose methods are not among its keys. */
function storage(): Record<string, string> {
  const items: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(items, key),
  })
  return items
}

beforeEach(() => {
  local = storage()
  session = storage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('document', { querySelector: () => ({ value: `en-US/1/${shown}` }) })
})
afterEach(() => vi.unstubAllGlobals())

test('visits are remembered from when the setting is turned on until it is turned off, also in the same document', async () => {
  const rendered: (() => void)[] = []
  const subscribe = (_event: string, listener: () => void) => rendered.push(listener)
  const started = Promise.resolve({ subscribe } as unknown as AnyRouter)
  const show = (uri: string) => {
    shown = uri
    for (const listener of rendered) listener()
  }
  rememberVisits(true)
  shown = 'a'
  const config = { basePath: '', prefix: '', buildId: '1' }
  trackVisits(config, started)
  await started
  show('b')
  expect(Object.keys(session)).toEqual(['visit en-US/a', 'visit en-US/b'])
  rememberVisits(false)
  show('b')
  show('c')
  expect([Object.keys(local), Object.keys(session)]).toEqual([[], []])
  rememberVisits(true)
  trackVisits(config, started)
  await started
  show('b')
  expect(rendered).toHaveLength(1)
  expect(Object.keys(session)).toEqual(['visit en-US/b'])
  expect(Object.keys(JSON.parse(local['visits'] ?? ''))).toEqual(['en-US/b'])
})
