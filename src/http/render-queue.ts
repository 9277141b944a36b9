import { setImmediate as nextTurn } from 'node:timers/promises'

/** The kinds of renders, which wait in separate queues: for a visitor, and for the revalidation of a cached page. */
export type RenderPriority = 'visitor' | 'revalidation'

export type RenderQueueOptions = {
  /**
   * The maximum number of concurrent renders. Rendering is mostly CPU-bound, so more concurrency is not faster. The limit
   * leaves room for renders that wait for the content system, and bounds their memory and the load when it responds.
   */
  readonly maxConcurrentRenders: number
  /**
   * The maximum number of queued renders of each priority. It should be about a second of work: visitors who would have to
   * wait longer are refused at once.
   */
  readonly maxQueuedRenders: number
}

/**
 * The turns of the event loop between the starts of two renders. libuv accepts one new connection per turn. With a single
 * turn, a fully loaded server would accept only as many connections as it renders pages. An idle turn takes some
 * microseconds.
 */
const turnsBetweenRenders = 32

/** The error when the queue is full. A visitor may try again in a few seconds. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError'
}

/**
 * Starts renders one at a time, with turns of the event loop between them. A render is a chain of promises that seldom waits
 * for input or output: if several were started in one turn, all of them would end before the server read the next request,
 * and cached pages and health checks would wait for every one. When renders for visitors and revalidations both wait, they
 * are started alternately, so that neither starves the other.
 *
 * The front has further queues of this class for API requests (`MAX_CONCURRENT_API_REQUESTS`).
 *
 * Libraries such as p-limit and p-queue start the next task as soon as one ends, in the same turn, and their queues have no
 * limit.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions
  readonly #queues: Readonly<Record<RenderPriority, Set<() => void>>> = { visitor: new Set(), revalidation: new Set() }
  #running = 0
  #lastStarted: RenderPriority = 'revalidation'
  #isStarting = false

  constructor(options: RenderQueueOptions) {
    this.#options = options
  }

  /** Returns the number of renders that have been started and have not ended. */
  get running(): number {
    return this.#running
  }

  /** Returns the number of renders that wait, of both priorities. */
  get queued(): number {
    return this.#queues.visitor.size + this.#queues.revalidation.size
  }

  /**
   * Runs a render as soon as its turn comes.
   *
   * @param signal removes the render from the queue when the visitor has left; a running render is not stopped
   * @returns what the render returns
   * @throws RenderQueueFullError when the queue is full
   * @throws the signal's reason if it was aborted before the render was started
   */
  async run<Result>(render: () => Promise<Result>, priority: RenderPriority, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    await this.#turn(this.#queues[priority], signal)
    try {
      return await render()
    } finally {
      this.#running--
      void this.#startWaiting()
    }
  }

  /** Waits until the render may start, and counts it as running from then on. */
  #turn(queue: Set<() => void>, signal: AbortSignal): Promise<void> {
    if (queue.size >= this.#options.maxQueuedRenders) throw new RenderQueueFullError('Too many renders wait already.')
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.delete(start)
        reject(signal.reason)
      }
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.add(start)
      void this.#startWaiting()
    })
  }

  async #startWaiting() {
    if (this.#isStarting) return
    this.#isStarting = true
    while (this.queued > 0 && this.#running < this.#options.maxConcurrentRenders) {
      for (let turn = 0; turn < turnsBetweenRenders; turn++) await nextTurn()
      this.#startNext()
    }
    this.#isStarting = false
  }

  #startNext() {
    const other = this.#lastStarted === 'visitor' ? 'revalidation' : 'visitor'
    const priority = this.#queues[other].size > 0 ? other : this.#lastStarted
    const [start] = this.#queues[priority]
    if (start === undefined) return
    this.#queues[priority].delete(start)
    this.#lastStarted = priority
    this.#running++
    start()
  }
}
