import { runInNewContext } from 'node:vm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { displaySettings, formatDisplay, saveDisplay, readDisplaySettings, settingNames } from './display-settings.ts'

const storageWith = (display: string | null) => vi.stubGlobal('localStorage', { getItem: () => display })
afterEach(() => vi.unstubAllGlobals())
const form = (fields: Readonly<Record<string, string>>) => ({ get: (name: string) => fields[name] ?? null })

test('saved settings are read as they were set', () => {
  const words = formatDisplay(form({ text: '130', spacing: 'wide', contrast: 'more', motion: 'none' }))
  expect(words).toBe('text-130 spacing-wide contrast-more motion-none')
  storageWith(words)
  expect(Object.fromEntries(readDisplaySettings())).toEqual({
    text: '130',
    spacing: 'wide',
    contrast: 'more',
    motion: 'none',
  })
})

test('default values are not saved', () => {
  expect(formatDisplay(form({ text: '100', spacing: 'usual', contrast: 'device', motion: 'device' }))).toBe('')
  const stored = new Map([['display', 'text-130']])
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  saveDisplay('motion-none')
  expect([...stored]).toEqual([['display', 'motion-none']])
  saveDisplay('')
  expect([...stored]).toEqual([])
})

test('a setting that the form does not have keeps its saved value', () => {
  storageWith('text-130 exit-hidden')
  expect(formatDisplay(form({ text: '100', scheme: 'dark' }))).toBe('scheme-dark exit-hidden')
  expect(formatDisplay(form({ text: '100', exit: 'shown' }))).toBe('')
})

test.each([null, '', 'text-999', 'text-100', 'x y z', 'text- 130', '__proto__-wide', '<script>'])(
  'an invalid saved value is ignored: %s',
  (saved) => {
    storageWith(saved)
    expect([...readDisplaySettings()]).toEqual([])
  },
)

test('without localStorage every setting has its default', () => {
  vi.stubGlobal('localStorage', undefined)
  expect([...readDisplaySettings()]).toEqual([])
})

test('the style sheet has a rule for every value but the default of each setting', () => {
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

  test('sets the saved settings on the html element, and nothing when none are saved', () => {
    expect(run({ display: 'text-130' }).dataset).toEqual({ display: 'text-130' })
    expect(run({}).dataset).toEqual({})
  })

  test('leaves the page unchanged when localStorage throws', () => {
    expect(run(new Error('The operation is insecure.')).dataset).toEqual({})
  })

  test('applies settings that another tab changes or removes', () => {
    const storage: { display?: string } = {}
    const { dataset, listeners } = run(storage)
    storage.display = 'motion-none'
    listeners['storage']?.()
    expect(dataset).toEqual({ display: 'motion-none' })
    delete storage.display
    listeners['pageshow']?.()
    expect(dataset).toEqual({ display: '' })
  })

  test('defines no global variable', () => {
    expect(run({}).added).toEqual(['addEventListener', 'document'])
  })
})
