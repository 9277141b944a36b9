/** A value that is stored in this browser and shared by all tabs of the site. */
export type BrowserStore<Value> = {
  readonly get: () => Value
  /** Whether the browser has stored the last change; true before the first change. */
  readonly isKept: () => boolean
  /** Replaces the value. `change` receives the latest value, which another tab may have written. */
  readonly change: (change: (value: Value) => Value) => void
  /** Calls a listener after every change, also one of another tab. Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The conversion of a value to the stored text, and back. */
export type StoredForm<Value> = {
  /** Parses a stored text. Returns the empty value for `null` and for a malformed text. */
  readonly parse: (text: string | null) => Value
  /** Serializes a value. Returns undefined for the empty value, which is removed from the storage. */
  readonly format: (value: Value) => string | undefined
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates a store under a key of the local storage. If the browser forbids storage or the storage is full, the value lasts
 * as long as the document.
 *
 * @param openPlace returns the storage; throws if the browser forbids it
 */
export function createBrowserStore<Value>(
  key: string,
  { parse, format }: StoredForm<Value>,
  openPlace: () => Place = () => localStorage,
  events: Pick<Window, 'addEventListener'> = window,
): BrowserStore<Value> {
  const listeners = new Set<() => void>()
  let isKept = true
  let value = read() ?? parse(null)

  /** Returns the stored value; undefined if the browser forbids storage. */
  function read(): Value | undefined {
    try {
      return parse(openPlace().getItem(key))
    } catch {
      return undefined
    }
  }

  function write() {
    try {
      const text = format(value)
      if (text === undefined) openPlace().removeItem(key)
      else openPlace().setItem(key, text)
      isKept = true
    } catch {
      isKept = false
    }
  }

  const notify = () => listeners.forEach((listener) => listener())

  events.addEventListener('storage', (event) => {
    // The key is null if all entries have been deleted at once.
    if (event.key !== null && event.key !== key) return
    // A value that the browser could not store is newer than that of another tab, but does not survive a deletion.
    if (!isKept && event.key !== null && event.newValue !== null) return
    value = parse(event.key === null ? null : event.newValue)
    isKept = true
    notify()
  })

  // A page that is restored from the back/forward cache has missed the changes that other pages have made in the meantime.
  events.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isKept) return
    value = read() ?? value
    notify()
  })

  return {
    get: () => value,
    isKept: () => isKept,
    change(change) {
      // A value that the browser could not store is newer than the stored one.
      value = change((isKept ? read() : undefined) ?? value)
      write()
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
