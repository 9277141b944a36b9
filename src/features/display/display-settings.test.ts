import { runInNewContext } from 'node:vm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { displaySettings, formatDisplay, keepDisplay, readDisplay, settingNames } from './display-settings.ts'

const storageWith = (display: string | null) => vi.stubGlobal('localStorage', { getItem: () => display })
afterEach(() => vi.unstubAllGlobals())
const form = (fields: Readonly<Record<string, string>>) => ({ get: (name: string) => fields[name] ?? null })

test('what is kept is read as it was set', () => {
  const words = formatDisplay(form({ text: '130', spacing: 'wide', contrast: 'more', motion: 'none' }))
  expect(words).toBe('text-130 spacing-wide contrast-more motion-none')
  storageWith(words)
  expect(Object.fromEntries(readDisplay())).toEqual({
    text: '130',
    spacing: 'wide',
    contrast: 'more',
    motion: 'none',
  })
})

test('how the page is made anyway is not kept', () => {
  expect(formatDisplay(form({ text: '100', spacing: 'usual', contrast: 'device', motion: 'device' }))).toBe('')
  const kept = new Map([['display', 'text-130']])
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  keepDisplay('motion-none')
  expect([...kept]).toEqual([['display', 'motion-none']])
  keepDisplay('')
  expect([...kept]).toEqual([])
})

test.each([null, '', 'text-999', 'text-100', 'x y z', 'text- 130', '__proto__-wide', '<script>'])(
  'what nobody can have set says nothing: %s',
  (kept) => {
    storageWith(kept)
    expect([...readDisplay()]).toEqual([])
  },
)

test('a browser that keeps nothing has nothing set', () => {
  vi.stubGlobal('localStorage', undefined)
  expect([...readDisplay()]).toEqual([])
})

test('the style sheet knows every value but the first of each setting', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../ui/styles/display.css'), 'utf8')
  const home = readFileSync(join(import.meta.dirname, '../home/Hero.module.css'), 'utf8')
  const known = new Set(Array.from((sheet + home).matchAll(/\[data-display~='([\w-]+)'\]/g), ([, word]) => word))
  const words = settingNames.flatMap((name) => displaySettings[name].slice(1).map((value) => `${name}-${value}`))
  expect([...known].sort()).toEqual(words.sort())
})

describe('the script in the head', () => {
  const source = readFileSync(join(import.meta.dirname, 'apply-display.js'), 'utf8')
  function run(localStorage: unknown, dataset: Record<string, string> = {}) {
    const listeners: Record<string, () => void> = {}
    const context = {
      document: { documentElement: { dataset } },
      addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
    }
    Object.defineProperty(context, 'localStorage', {
      get() {
        if (localStorage instanceof Error) throw localStorage
        return localStorage
      },
    })
    runInNewContext(source, context)
    return { dataset, listeners, added: Object.keys(context).sort() }
  }

  test('sets what is kept, and nothing where nothing is', () => {
    expect(run({ display: 'text-130' }).dataset).toEqual({ display: 'text-130' })
    expect(run({}).dataset).toEqual({})
  })

  test('a browser that keeps nothing is left alone', () => {
    expect(run(new Error('The operation is insecure.')).dataset).toEqual({})
  })

  test('what another tab sets or takes back counts here', () => {
    const storage: { display?: string } = {}
    const { dataset, listeners } = run(storage)
    storage.display = 'motion-none'
    listeners['storage']?.()
    expect(dataset).toEqual({ display: 'motion-none' })
    delete storage.display
    listeners['pageshow']?.()
    expect(dataset).toEqual({ display: '' })
  })

  test('it leaves no name of its own in the window, where scripts of others have theirs', () => {
    expect(run({}).added).toEqual(['addEventListener', 'document'])
  })
})
