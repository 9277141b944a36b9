import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { isDiscreet, saveDiscreet } from './discreet-mode.ts'

afterEach(() => vi.unstubAllGlobals())

test('discreet mode is stored as its neutral title, and turned off without one', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const reload = vi.fn<() => void>()
  const dispatchEvent = vi.fn<(event: Event) => boolean>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('dispatchEvent', dispatchEvent)
  saveDiscreet('Notes')
  expect([...stored]).toEqual([['discreet', 'Notes']])
  expect(isDiscreet()).toBe(true)
  expect(dispatchEvent.mock.calls[0]?.[0].type).toBe('storage')
  expect(reload).not.toHaveBeenCalled()
  saveDiscreet(undefined)
  expect(isDiscreet()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('a browser that forbids storage is not discreet', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(isDiscreet()).toBe(false)
})

test('the script in the head defines no global variable, and does nothing to a page without discreet mode', () => {
  const source = readFileSync(join(import.meta.dirname, 'apply-discreet.js'), 'utf8')
  const context = { addEventListener: () => {}, document: { title: 'Kidney stones' }, localStorage: {} }
  runInNewContext(source, context)
  expect(Object.keys(context)).toEqual(['addEventListener', 'document', 'localStorage'])
  expect(context.document.title).toBe('Kidney stones')
})
