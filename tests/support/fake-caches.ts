/** The origin of the URLs in `FakeCaches`. */
const origin = 'https://patients.example.org'

type Key = string | { readonly url: string }

const addressOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, origin).href

class FakeCache {
  readonly #responses = new Map<string, Response>()
  readonly #put: () => void

  constructor(put: () => void) {
    this.#put = put
  }

  match = async (key: Key) => this.#responses.get(addressOf(key))?.clone()
  put = async (key: Key, response: Response) => {
    this.#put()
    this.#responses.set(addressOf(key), response)
  }
  delete = async (key: Key) => this.#responses.delete(addressOf(key))
  keys = async () => [...this.#responses.keys()].map((url) => ({ url }))
}

/** Implements, in memory, the part of `CacheStorage` that the site uses. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>()
  /** The number of responses for which there is still room; a further one fails, as in a browser without room. */
  room = Infinity

  open = async (name: string) => {
    const cache = this.#caches.get(name) ?? new FakeCache(() => this.#take())
    this.#caches.set(name, cache)
    return cache
  }
  has = async (name: string) => this.#caches.has(name)
  delete = async (name: string) => this.#caches.delete(name)
  keys = async () => [...this.#caches.keys()]
  match = async (key: Key) => {
    for (const cache of this.#caches.values()) {
      const response = await cache.match(key)
      if (response) return response
    }
    return undefined
  }

  #take() {
    if (this.room === 0) throw new DOMException('There is no room left.', 'QuotaExceededError')
    this.room--
  }
}
