import { channel } from 'node:diagnostics_channel'

/** The events behind the metrics, by name. No field contains a raw path, a query or other text that a visitor made up. */
export type MetricEvents = {
  /** A request whose response was sent, or whose connection ended before a response began (status 0). */
  readonly request: {
    readonly method: string
    /** The pattern of the route, such as `/condition/$slug`, or another fixed name, such as `file` or `malformed`. */
    readonly route: string
    readonly status: number
    readonly seconds: number
  }
  /** A request that looked for its page in the page cache. */
  readonly pageCacheLookup: { readonly result: PageCacheResult }
  /** A render that has ended. */
  readonly render: {
    readonly priority: string
    readonly result: 'succeeded' | 'failed'
    /** The time that the render waited in the queue, in seconds. */
    readonly queuedSeconds: number
    readonly seconds: number
  }
  /** A render or an API request that did not fit into its queue. */
  readonly renderRefused: { readonly priority: RefusedPriority }
  /** A query to the content system, with all its retries. */
  readonly contentCall: {
    readonly operation: string
    readonly result: 'succeeded' | 'failed'
    readonly seconds: number
  }
  /** A purge of the page cache. */
  readonly purge: { readonly pages: number }
}

/**
 * The result of a lookup in the page cache: `hit` is fresh, `stale` is served while it is revalidated, `coalesced` waits for
 * a render that has already been started, `miss` starts a render, and `bypass` is passed to the application, for example
 * because the page is never cached.
 */
export type PageCacheResult = 'hit' | 'stale' | 'coalesced' | 'miss' | 'bypass'

/**
 * The kind of a refused request: the priority of a render, `chat` for a question to the chatbot, or `api` for other API
 * requests.
 */
export type RefusedPriority = 'visitor' | 'revalidation' | 'chat' | 'api'

/**
 * The channels of the metric events. The HTTP front (`src/http`) and the built application each have their own copy of this
 * module in the process, and Node has one channel per name. Publishing costs next to nothing without subscribers.
 */
const channels = {
  request: channel('plain-urology:request'),
  pageCacheLookup: channel('plain-urology:page-cache-lookup'),
  render: channel('plain-urology:render'),
  renderRefused: channel('plain-urology:render-refused'),
  contentCall: channel('plain-urology:content-call'),
  purge: channel('plain-urology:purge'),
} satisfies Record<keyof MetricEvents, ReturnType<typeof channel>>

/** Whether these events have listeners. Callers on a hot path check this before they read the clock. */
export const hasMetricListeners = (name: keyof MetricEvents): boolean => channels[name].hasSubscribers

/** Publishes an event to the listeners, which run before this function returns. */
export function publishMetricEvent<Name extends keyof MetricEvents>(name: Name, event: MetricEvents[Name]): void {
  channels[name].publish(event)
}

/** Calls the listener, which must not throw, for every event from now on. Returns the function that removes it. */
export function onMetricEvent<Name extends keyof MetricEvents>(
  name: Name,
  listener: (event: MetricEvents[Name]) => void,
): () => void {
  const listen = (event: unknown) => listener(event as MetricEvents[Name])
  channels[name].subscribe(listen)
  return () => void channels[name].unsubscribe(listen)
}
