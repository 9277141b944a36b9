/** A value that this browser keeps, and that all tabs of the site share. */
export type BrowserStore<Value> = {
  readonly get: () => Value
  /** Whether the browser has kept the last change. Before the first change it is assumed that it will. */
  readonly isKept: () => boolean
  /** Replaces the value. `change` gets the latest one, which another tab may have written. */
  readonly change: (change: (value: Value) => Value) => void
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
}

/** The conversion of a value to the text that is stored, and back. */
export type StoredForm<Value> = {
  /** Returns the value of a stored text; of `null`, and of a text that is malformed, the empty value. */
  readonly parse: (text: string | null) => Value
  /** Returns the text to store; undefined for the empty value, whose entry is removed. */
  readonly format: (value: Value) => string | undefined
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates a store under a key of the local storage. Where the browser forbids storage or has no room, the value lasts as
 * long as the document.
 *
 * @param openPlace returns the storage; throws where the browser forbids it
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

  /** Returns the stored value; undefined where the browser forbids storage. */
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
    // The key is null when all entries have been deleted at once.
    if (event.key !== null && event.key !== key) return
    value = parse(event.key === null ? null : event.newValue)
    notify()
  })

  return {
    get: () => value,
    isKept: () => isKept,
    change(change) {
      // A value that the browser could not keep is newer than the stored one.
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
