import { expect, test, vi } from 'vitest'
import { emptyProgress, recordVisit, serializeProgress } from './progress.ts'
import { createProgressStore } from './progress-store.ts'

/** A fake browser whose tabs share one storage. `deliver` dispatches the `storage` event of each change to the other tabs. */
class Browser {
  readonly stored = new Map<string, string>()
  readonly #tabs: EventTarget[] = []
  /** The events that have not been dispatched yet. */
  #underway: (() => void)[] = []

  openTab({ isSignedIn = false } = {}) {
    const tab = new EventTarget()
    this.#tabs.push(tab)
    const place = {
      getItem: (name: string) => this.stored.get(name) ?? null,
      setItem: (name: string, value: string) => {
        this.stored.set(name, value)
        this.#announce(name, value, tab)
      },
      removeItem: (name: string) => {
        if (this.stored.delete(name)) this.#announce(name, null, tab)
      },
    }
    return createProgressStore('module', [() => place], tab as Window, isSignedIn)
  }

  #announce(key: string, newValue: string | null, from: EventTarget) {
    for (const tab of this.#tabs)
      if (tab !== from)
        this.#underway.push(() => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })))
  }

  /** Restores all tabs from the back/forward cache, in which they have not received any events. */
  restore() {
    this.#underway = []
    for (const tab of this.#tabs) tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
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

test('recorded progress is read when the page is opened again', () => {
  const browser = new Browser()
  browser.openTab().change(visit('a/b'))
  const again = browser.openTab()
  expect(steps(again)).toEqual(['a/b'])
  expect(again.location()).toBe('browser')
})

test('a change in one tab is seen in another, whose listeners are called once', () => {
  const browser = new Browser()
  const [one, two] = [browser.openTab(), browser.openTab()]
  const listener = vi.fn<() => void>()
  two.subscribe(listener)
  one.change(visit('a/b'))
  browser.deliver()
  expect(steps(two)).toEqual(['a/b'])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('two tabs that overwrite each other’s progress merge it', () => {
  const browser = new Browser()
  const [one, two] = [browser.openTab(), browser.openTab()]
  one.change(visit('a/b'))
  // The first tab's write is lost, as if the other tab had read the storage before that write and then overwritten it.
  browser.stored.clear()
  two.change(visit('a/c'))
  browser.deliver()
  for (const store of [one, two, browser.openTab()]) expect(steps(store)).toEqual(['a/b', 'a/c'])
})

test('progress deleted from the storage is not written again', () => {
  const events = new EventTarget()
  const hear = (event: { key: string | null; newValue: null }) =>
    events.dispatchEvent(Object.assign(new Event('storage'), event))
  const setItem = vi.fn<() => void>()
  const store = createProgressStore(
    'module',
    [() => ({ getItem: () => null, setItem, removeItem: () => {} })],
    events as Window,
  )
  store.change(visit('a/b'))
  hear({ key: 'module', newValue: null })
  hear({ key: null, newValue: null })
  expect(setItem).toHaveBeenCalledTimes(1)
  store.change(visit('a/c'))
  expect(steps(store)).toEqual(['a/c'])
})

test('progress deleted in another tab is removed from memory, and listeners are called', () => {
  const browser = new Browser()
  const store = browser.openTab()
  store.change(visit('a/b'))
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  browser.openTab({ isSignedIn: true }).moveToAccount(store.get())
  browser.deliver()
  expect([steps(store), [...browser.stored.keys()]]).toEqual([[], []])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a change without effect is not written, and listeners are not called', () => {
  const setItem = vi.fn<() => void>()
  const store = createProgressStore('module', [() => ({ getItem: () => null, setItem, removeItem: () => {} })], nowhere)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.change((progress) => ({ ...progress }))
  expect(setItem).not.toHaveBeenCalled()
  expect(listener).not.toHaveBeenCalled()
})

test('an unsubscribed listener is not called', () => {
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

test('when localStorage is full the progress is saved in the next storage, and reported as kept in the page', () => {
  const stored = new Map<string, string>()
  const second = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  }
  const open = () => createProgressStore('module', [() => full, () => second], nowhere)
  const store = open()
  expect(store.location()).toBe('browser')
  store.change(visit('a/b'))
  expect(store.location()).toBe('page')
  expect(steps(open())).toEqual(['a/b'])
})

test('when storage is forbidden the progress lasts as long as the page', () => {
  const store = createProgressStore('module', [forbidden, forbidden], nowhere)
  store.change(visit('a/b'))
  store.change(visit('a/c'))
  expect(steps(store)).toEqual(['a/b', 'a/c'])
  expect(store.location()).toBe('page')
})

test('progress from several storages is merged', () => {
  const holding = (step: string) => () => ({
    getItem: () => serializeProgress(recordVisit(emptyProgress, step, 1)),
    setItem: () => {},
    removeItem: () => {},
  })
  expect(steps(createProgressStore('module', [holding('a/b'), holding('a/c')], nowhere))).toEqual(['a/b', 'a/c'])
})

test('invalid JSON in the storage is read as no progress', () => {
  const store = createProgressStore(
    'module',
    [() => ({ getItem: () => '{"version":', setItem: () => {}, removeItem: () => {} })],
    nowhere,
  )
  expect(store.get()).toEqual(emptyProgress)
})

test('progress while signed in is saved separately, and removed on sign-out', () => {
  const browser = new Browser()
  const signedIn = browser.openTab({ isSignedIn: true })
  signedIn.change(visit('a/b'))
  expect([...browser.stored.keys()]).toEqual(['account module'])
  expect(steps(browser.openTab({ isSignedIn: true }))).toEqual(['a/b'])
  expect(steps(browser.openTab())).toEqual([])
  signedIn.forgetAccount()
  expect([steps(signedIn), [...browser.stored.keys()]]).toEqual([[], []])
})

test('progress from before signing in is moved to the account only once the account has saved it', () => {
  const browser = new Browser()
  const before = browser.openTab()
  before.change(visit('a/b'))
  const signedIn = browser.openTab({ isSignedIn: true })
  expect(steps(signedIn)).toEqual(['a/b'])
  signedIn.change(visit('a/c', 2000))
  // This change is made in another tab, which was opened earlier.
  before.change(visit('a/d', 3000))
  browser.deliver()
  expect(steps(signedIn)).toEqual(['a/b', 'a/c', 'a/d'])
  signedIn.moveToAccount(recordVisit(recordVisit(emptyProgress, 'a/b', 1000), 'a/c', 2000))
  expect(steps(browser.openTab())).toEqual(['a/b', 'a/d'])
  signedIn.moveToAccount(signedIn.get())
  expect([...browser.stored.keys()]).toEqual(['account module'])
})

test('progress from before signing in stays when the account is forgotten before it saved it', () => {
  const browser = new Browser()
  browser.openTab().change(visit('a/b'))
  const signedIn = browser.openTab({ isSignedIn: true })
  signedIn.change(visit('a/c', 2000))
  signedIn.forgetAccount()
  expect(steps(signedIn)).toEqual(['a/b'])
  signedIn.change(visit('a/e', 3000))
  expect(steps(browser.openTab())).toEqual(['a/b', 'a/e'])
})

test('a sign-out in another tab removes the account’s progress, also from memory, and keeps that of the next reader', () => {
  const browser = new Browser()
  browser.openTab().change(visit('a/a'))
  const [here, elsewhere] = [browser.openTab({ isSignedIn: true }), browser.openTab({ isSignedIn: true })]
  here.change(visit('a/b'))
  browser.deliver()
  elsewhere.forgetAccount()
  const next = browser.openTab({ isSignedIn: true })
  next.change(visit('a/c', 2000))
  browser.deliver()
  expect([steps(here), here.isOfAccount()]).toEqual([['a/a'], false])
  expect([steps(next), next.isOfAccount()]).toEqual([['a/a', 'a/c'], true])
  expect(steps(browser.openTab({ isSignedIn: true }))).toEqual(['a/a', 'a/c'])
  here.enterAccount()
  expect([steps(here), here.isOfAccount()]).toEqual([['a/a', 'a/c'], true])
})

test('a page from the back/forward cache has the progress of the reader who is signed in now', () => {
  const browser = new Browser()
  const before = browser.openTab({ isSignedIn: true })
  before.change(visit('a/b'))
  browser.openTab({ isSignedIn: true }).forgetAccount()
  browser.openTab({ isSignedIn: true }).change(visit('a/c'))
  browser.restore()
  expect(steps(before)).toEqual(['a/c'])
})

test('progress that the browser could not store stays in a page from the back/forward cache, unless it is an account’s', () => {
  const events = new EventTarget() as Window
  const stores = [false, true].map((isSignedIn) => createProgressStore('module', [forbidden], events, isSignedIn))
  for (const store of stores) store.change(visit('a/b'))
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(stores.map(steps)).toEqual([['a/b'], []])
})
