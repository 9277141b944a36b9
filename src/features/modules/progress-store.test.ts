import { expect, test, vi } from 'vitest'
import { emptyProgress, recordVisit, serializeProgress } from './progress.ts'
import { createProgressStore } from './progress-store.ts'

/** A fake browser whose tabs share one storage. `deliver` tells the other tabs of each write, as `storage` events do. */
class Browser {
  readonly kept = new Map<string, string>()
  readonly #tabs: { readonly hear: (event: Partial<StorageEvent>) => void; readonly number: number }[] = []
  /** Events that are still on their way. */
  #underway: (() => void)[] = []

  openTab({ isSignedIn = false } = {}) {
    const number = this.#tabs.length
    const place = {
      getItem: (name: string) => this.kept.get(name) ?? null,
      setItem: (name: string, value: string) => {
        this.kept.set(name, value)
        for (const tab of this.#tabs)
          if (tab.number !== number) this.#underway.push(() => tab.hear({ key: name, newValue: value }))
      },
      removeItem: (name: string) => void this.kept.delete(name),
    }
    const events = {
      addEventListener: (_: string, hear: (event: Partial<StorageEvent>) => void) => this.#tabs.push({ hear, number }),
    } as unknown as Window
    return createProgressStore('module', [() => place], events, isSignedIn)
  }

  deliver() {
    while (this.#underway.length > 0) this.#underway.shift()?.()
  }
}

const nowhere = { addEventListener: () => {} } as unknown as Window
const visit =
  (step: string, now = 1000) =>
  (progress: typeof emptyProgress) =>
    recordVisit(progress, step, now)
const steps = (store: ReturnType<typeof createProgressStore>) => Object.keys(store.get().seen)

test('what is recorded is there when the page is opened again', () => {
  const browser = new Browser()
  browser.openTab().change(visit('a/b'))
  const again = browser.openTab()
  expect(steps(again)).toEqual(['a/b'])
  expect(again.location()).toBe('browser')
})

test('two tabs see what the other one records, and are told of it once', () => {
  const browser = new Browser()
  const [one, two] = [browser.openTab(), browser.openTab()]
  const listener = vi.fn<() => void>()
  two.subscribe(listener)
  one.change(visit('a/b'))
  browser.deliver()
  expect(steps(two)).toEqual(['a/b'])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a tab that has overwritten what another one recorded is corrected by it', () => {
  const browser = new Browser()
  const [one, two] = [browser.openTab(), browser.openTab()]
  one.change(visit('a/b'))
  // The other tab had read before that, and writes after it.
  browser.kept.clear()
  two.change(visit('a/c'))
  browser.deliver()
  for (const store of [one, two, browser.openTab()]) expect(steps(store)).toEqual(['a/b', 'a/c'])
})

test('what a reader deletes from the browser is not written again', () => {
  let hear: (event: object) => void = () => {}
  const setItem = vi.fn<() => void>()
  const events = { addEventListener: (_: string, listener: typeof hear) => (hear = listener) } as unknown as Window
  const store = createProgressStore('module', [() => ({ getItem: () => null, setItem, removeItem: () => {} })], events)
  store.change(visit('a/b'))
  hear({ key: 'module', newValue: null })
  hear({ key: null, newValue: null })
  expect(setItem).toHaveBeenCalledTimes(1)
})

test('a change that changes nothing is not written, and nobody is told', () => {
  const setItem = vi.fn<() => void>()
  const store = createProgressStore('module', [() => ({ getItem: () => null, setItem, removeItem: () => {} })], nowhere)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.change((progress) => ({ ...progress }))
  expect(setItem).not.toHaveBeenCalled()
  expect(listener).not.toHaveBeenCalled()
})

test('who has unsubscribed is not told', () => {
  const store = createProgressStore('module', [], nowhere)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)()
  store.change(visit('a/b'))
  expect(listener).not.toHaveBeenCalled()
})

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Full.', 'QuotaExceededError')
  },
  removeItem: () => {},
}
const forbidden = () => {
  throw new DOMException('Forbidden.', 'SecurityError')
}

test('a full storage: the next place takes it, and it says that it is not kept for good', () => {
  const kept = new Map<string, string>()
  const second = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  }
  const open = () => createProgressStore('module', [() => full, () => second], nowhere)
  const store = open()
  expect(store.location()).toBe('browser')
  store.change(visit('a/b'))
  expect(store.location()).toBe('page')
  expect(steps(open())).toEqual(['a/b'])
})

test('a forbidden storage: it lasts as long as the page', () => {
  const store = createProgressStore('module', [forbidden, forbidden], nowhere)
  store.change(visit('a/b'))
  store.change(visit('a/c'))
  expect(steps(store)).toEqual(['a/b', 'a/c'])
  expect(store.location()).toBe('page')
})

test('what stands in several places is merged', () => {
  const holding = (step: string) => () => ({
    getItem: () => serializeProgress(recordVisit(emptyProgress, step, 1)),
    setItem: () => {},
    removeItem: () => {},
  })
  expect(steps(createProgressStore('module', [holding('a/b'), holding('a/c')], nowhere))).toEqual(['a/b', 'a/c'])
})

test('damaged text in the storage is no progress', () => {
  const store = createProgressStore(
    'module',
    [() => ({ getItem: () => '{"version":', setItem: () => {}, removeItem: () => {} })],
    nowhere,
  )
  expect(store.get()).toEqual(emptyProgress)
})

test('what is done while somebody is signed in is kept apart, and none of it is left afterwards', () => {
  const browser = new Browser()
  const signedIn = browser.openTab({ isSignedIn: true })
  signedIn.change(visit('a/b'))
  expect([...browser.kept.keys()]).toEqual(['account module'])
  expect(steps(browser.openTab({ isSignedIn: true }))).toEqual(['a/b'])
  expect(steps(browser.openTab())).toEqual([])
  signedIn.forgetAccount()
  expect([steps(signedIn), [...browser.kept.keys()]]).toEqual([[], []])
})

test('what was done before signing in goes along, and stays where it is until the account holds it', () => {
  const browser = new Browser()
  const before = browser.openTab()
  before.change(visit('a/b'))
  const signedIn = browser.openTab({ isSignedIn: true })
  expect(steps(signedIn)).toEqual(['a/b'])
  signedIn.change(visit('a/c', 2000))
  // Another tab, which was opened before.
  before.change(visit('a/d', 3000))
  browser.deliver()
  expect(steps(signedIn)).toEqual(['a/b', 'a/c', 'a/d'])
  signedIn.moveToAccount(recordVisit(recordVisit(emptyProgress, 'a/b', 1000), 'a/c', 2000))
  expect(steps(browser.openTab())).toEqual(['a/b', 'a/d'])
  signedIn.moveToAccount(signedIn.get())
  expect([...browser.kept.keys()]).toEqual(['account module'])
})

test('an account that never had it loses nothing of what was done before signing in', () => {
  const browser = new Browser()
  browser.openTab().change(visit('a/b'))
  const signedIn = browser.openTab({ isSignedIn: true })
  signedIn.change(visit('a/c', 2000))
  signedIn.forgetAccount()
  expect(steps(signedIn)).toEqual(['a/b'])
  signedIn.change(visit('a/e', 3000))
  expect(steps(browser.openTab())).toEqual(['a/b', 'a/e'])
})
