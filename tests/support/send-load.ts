import { type Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The time without data on the connection after which a request counts as an error, in milliseconds. */
const timeoutMs = 30_000

export type LoadRequest = {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body of a POST; without one, the request is a GET. */
  readonly body?: string
}

export type Outcome = {
  readonly status: number | 'error'
  readonly retryAfter: string | undefined
  /** The time until the end of the response, in milliseconds. */
  readonly ms: number
}

/**
 * Sends a request to a port on this machine; the response is read and discarded. Without an agent, the connection is new.
 * The promise does not reject: a request that fails has the status `error`.
 */
export function sendRequest(port: number, { path, headers, body }: LoadRequest, agent?: Agent): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (status: Outcome['status'], retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - start })
    const method = body === undefined ? 'GET' : 'POST'
    const options = { host: '127.0.0.1', port, path, method, headers, agent: agent ?? false, timeout: timeoutMs }
    const sending = request(options, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 'error', response.headers['retry-after']))
      response.once('error', () => end('error'))
    })
    sending.once('timeout', () => sending.destroy(new Error('The response took too long.')))
    sending.once('error', () => end('error'))
    sending.end(body)
  })
}

/** Sends requests at a fixed rate per second, whether responses come or not, and returns all results. */
export async function sendAtRate<Result>(
  rate: number,
  seconds: number,
  send: () => Promise<Result>,
): Promise<readonly Result[]> {
  const start = performance.now()
  const sent: Promise<Result>[] = []
  while (performance.now() - start < seconds * 1000) {
    while (sent.length < ((performance.now() - start) / 1000) * rate) sent.push(send())
    await sleep(5)
  }
  return Promise.all(sent)
}

/**
 * Returns the responses per second while a number of clients send requests, each of which waits for a response before it
 * sends its next request.
 */
export async function measureCapacity(
  send: () => Promise<unknown>,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number> {
  const start = performance.now()
  let responses = 0
  const runClient = async () => {
    while (performance.now() - start < seconds * 1000) {
      await send()
      responses++
    }
  }
  await Promise.all(Array.from({ length: clients }, runClient))
  return (responses / (performance.now() - start)) * 1000
}

/** Returns the time within which a share of the responses ended, in milliseconds; NaN without any. */
export const percentile = (outcomes: readonly Pick<Outcome, 'ms'>[], share: number): number =>
  outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.ceil(share * outcomes.length) - 1] ??
  Number.NaN
