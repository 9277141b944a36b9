import { isSameProgress, mergeProgress, noProgress, readProgress, writeProgress, type Progress } from './progress.ts'

/** The best place that keeps the progress: nothing beyond the page, the browser, or the reader's account as well. */
export type KeptIn = 'page' | 'browser' | 'account'

/** The progress of one module in this browser. */
export type ProgressStore = {
  readonly get: () => Progress
  /** Where it will be when the page is opened another time. It is not known before something was recorded. */
  readonly keptIn: () => KeptIn
  /** Records something. `change` is given the latest progress. */
  readonly change: (change: (progress: Progress) => Progress) => void
  /** Says whether an account keeps it as well. */
  readonly setInAccount: (isInAccount: boolean) => void
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
}

/** A place to keep something in; reading or writing may fail in any of them. */
type Place = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Opens the progress that is kept under a name. It is kept in the first place that takes it, else as long as the page lives.
 * What other tabs record comes in with the window's `storage` events, and what they have overwritten is written again.
 *
 * @param places the best one first; asking for one fails where the browser forbids it
 */
export function openProgress(
  name: string,
  places: readonly (() => Place)[] = [() => localStorage, () => sessionStorage],
  events: Pick<Window, 'addEventListener'> = window,
): ProgressStore {
  const listeners = new Set<() => void>()
  let isKept = true
  let isInAccount = false
  let progress = readAll()

  function readAll(): Progress {
    return places.map(read).reduce(mergeProgress, noProgress)
  }

  function read(place: () => Place): Progress {
    try {
      return readProgress(place().getItem(name) ?? '') ?? noProgress
    } catch {
      return noProgress
    }
  }

  function write(what: Progress) {
    const place = places.findIndex((open) => {
      try {
        open().setItem(name, writeProgress(what))
        return true
      } catch {
        return false
      }
    })
    isKept = place === 0
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  events.addEventListener('storage', ({ key, newValue }) => {
    // What somebody has deleted from the browser is not written again.
    if (key !== name || newValue === null) return
    const theirs = readProgress(newValue) ?? noProgress
    const merged = mergeProgress(progress, theirs)
    if (!isSameProgress(merged, theirs)) write(merged)
    if (isSameProgress(merged, progress)) return
    progress = merged
    tell()
  })

  return {
    get: () => progress,
    keptIn: () => (isInAccount ? 'account' : isKept ? 'browser' : 'page'),
    change(change) {
      const next = change(mergeProgress(progress, readAll()))
      if (isSameProgress(next, progress)) return
      progress = next
      write(next)
      tell()
    },
    setInAccount(next) {
      if (next === isInAccount) return
      isInAccount = next
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
