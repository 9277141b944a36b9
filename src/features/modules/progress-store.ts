import {
  isSameProgress,
  mergeProgress,
  emptyProgress,
  parseProgress,
  serializeProgress,
  type Progress,
} from './progress.ts'

/**
 * The most durable place in which the progress is saved: the page (in memory or for as long as its tab is open), the
 * browser, or the reader's account as well.
 */
export type ProgressLocation = 'page' | 'browser' | 'account'

/** The progress of one module in this browser. */
export type ProgressStore = {
  readonly get: () => Progress
  /** Returns where the progress is saved. Before the first write, the store assumes that the browser allows storage. */
  readonly location: () => ProgressLocation
  /** Records a change. `change` gets the latest progress. */
  readonly change: (change: (progress: Progress) => Progress) => void
  /** Whether the progress is that of an account. A sign-out ends this, also one in another tab. */
  readonly isOfAccount: () => boolean
  /** Makes the progress that of an account. Call it when the reader is signed in. */
  readonly enterAccount: () => void
  /** Sets whether an account stores the progress too. */
  readonly setInAccount: (isInAccount: boolean) => void
  /** Removes from this browser the progress from before signing in, if the progress in the account contains all of it. */
  readonly moveToAccount: (accountProgress: Progress) => void
  /** Removes the account's progress from this browser. Call it when the reader has been signed out. */
  readonly forgetAccount: () => void
  /** Calls `listener` after changes. Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A storage. Its methods throw an exception if the browser forbids them, and `setItem` also if the storage is full. */
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The prefix of the keys of an account's entries. `client.tsx` deletes all of these when the reader is not signed in. */
const accountPrefix = 'account '

/**
 * Opens the progress under a name. It is saved in the first storage that accepts it or, if none does, in memory only. The
 * store merges the changes of other tabs, which it receives as `storage` events of the window, and restores what they have
 * overwritten.
 *
 * @param places the storages, the most durable one first; accessing one throws where the browser forbids it
 * @param isSignedIn whether the reader is signed in. In that case the progress has a key of its own, which is deleted with
 * the session, and includes the progress from before signing in
 */
export function createProgressStore(
  name: string,
  places: readonly (() => Place)[] = [() => localStorage, () => sessionStorage],
  events: Pick<Window, 'addEventListener'> = window,
  isSignedIn = false,
): ProgressStore {
  /** The key under which the progress is written, and other keys from which progress is read as well. */
  let [ownName, ...otherNames] = isSignedIn ? [accountPrefix + name, name] : [name]
  const listeners = new Set<() => void>()
  let isPersistent = true
  let isInAccount = false
  let progress = readAll()

  function readAll(): Progress {
    return [ownName, ...otherNames]
      .flatMap((one) => places.map((place) => read(place, one)))
      .reduce(mergeProgress, emptyProgress)
  }

  function read(place: () => Place, one: string): Progress {
    try {
      return parseProgress(place().getItem(one) ?? '') ?? emptyProgress
    } catch {
      return emptyProgress
    }
  }

  function write(what: Progress) {
    const place = places.findIndex((open) => {
      try {
        open().setItem(ownName, serializeProgress(what))
        return true
      } catch {
        return false
      }
    })
    isPersistent = place === 0
  }

  function remove(place: () => Place, one: string) {
    try {
      place().removeItem(one)
    } catch {
      // The browser forbids this storage, so there is nothing to remove.
    }
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  /** Replaces the progress in memory with what is stored. */
  function readAgain() {
    progress = readAll()
    notify()
  }

  const isOfAccount = () => ownName !== name

  function forgetAccount(from = places) {
    if (!isOfAccount()) return
    for (const place of from) remove(place, ownName)
    ;[ownName, otherNames] = [name, []]
    isInAccount = false
    readAgain()
  }

  events.addEventListener('storage', ({ key, newValue }) => {
    // The key is null if all entries have been deleted at once.
    if (key !== null && ![ownName, ...otherNames].includes(key)) return
    // A deleted entry is not written again, because the reader may have deleted the browser's data. The account's entry is
    // also deleted on sign-out; the first storage may already have that of the next reader, which stays.
    if (newValue === null) return key !== name && isOfAccount() ? forgetAccount(places.slice(1)) : readAgain()
    const theirs = parseProgress(newValue) ?? emptyProgress
    const merged = mergeProgress(progress, theirs)
    if (key !== ownName || !isSameProgress(merged, theirs)) write(merged)
    if (isSameProgress(merged, progress)) return
    progress = merged
    notify()
  })

  // A page that is restored from the back/forward cache has missed the changes that other pages have made in the meantime.
  // The account may be that of another reader by now.
  events.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (isPersistent || isOfAccount())) readAgain()
  })

  return {
    get: () => progress,
    location: () => (isInAccount ? 'account' : isPersistent ? 'browser' : 'page'),
    change(change) {
      const next = change(mergeProgress(progress, readAll()))
      if (isSameProgress(next, progress)) return
      progress = next
      write(next)
      notify()
    },
    setInAccount(next) {
      if (next === isInAccount) return
      isInAccount = next
      notify()
    },
    moveToAccount(accountProgress) {
      for (const other of otherNames)
        for (const place of places)
          if (isSameProgress(mergeProgress(accountProgress, read(place, other)), accountProgress)) remove(place, other)
    },
    isOfAccount,
    enterAccount() {
      if (isOfAccount()) return
      ;[ownName, otherNames] = [accountPrefix + name, [name]]
      progress = mergeProgress(progress, readAll())
      notify()
    },
    forgetAccount: () => forgetAccount(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
