import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Settings } from '#config/settings.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { everythingKey, surrogateKeys } from './surrogate-keys.ts'
import type { WorkerChannel } from './worker-channel.ts'

/** The header of a purge that another node has forwarded; such a purge is passed to the workers of this node only. */
export const forwardedPurgeHeader = 'x-purge-forwarded'

/** The timeout of a forwarded purge, in milliseconds. */
const forwardTimeoutMs = 2000
/** The maximum length of the keys in one request to a cache, in characters, because caches may refuse long header lines. */
const maxKeysLength = 4000

export type AcceptedPurge = {
  /** The headers of the signed request; its timestamp and its signature are sent to the peers unchanged. */
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The uris and tags to purge, decoded; `*` for everything. */
  readonly names: readonly string[]
}

type ForwardOptions = {
  readonly settings: Pick<Settings, 'purgePeers' | 'purgeCaches' | 'publicOrigin'>
  readonly basePath: string
  /** Passes the purge to the other worker processes of this node, if there are any. */
  readonly relayPurge?: WorkerChannel['relayPurge'] | undefined
}

/**
 * Returns a function that forwards a purge: to the other workers of this node, to all peers (PURGE_PEERS), and then to the
 * caches in front of the nodes (PURGE_CACHES), because a cache that was purged first could fetch the old page from a peer. A
 * purge that a peer has forwarded is passed to the workers only. The function resolves to whether all have purged. A target
 * that refuses the connection is treated as purged, because a node or a cache that is not running has no pages.
 */
export function createPurgeForwarder({ settings, basePath, relayPurge = async () => true }: ForwardOptions) {
  // The host is overridden, because a node accepts only requests for hosts of its sites, which do not include its own
  // address in the network of the nodes.
  const { host } = new URL(settings.publicOrigin)

  const toPeer = (origin: string, { headers, body }: AcceptedPurge) =>
    send(
      new URL(`${basePath}api/content/purge`, origin),
      'POST',
      {
        host,
        'content-type': 'application/json',
        ...signatureOf(headers),
        [forwardedPurgeHeader]: '1',
      },
      body,
    )

  const toCache = (origin: string, { names }: AcceptedPurge) => {
    const keys = surrogateKeys(names)
    return send(new URL('/', origin), 'PURGE', {
      host,
      'surrogate-key': names.includes(everythingKey) || keys.length > maxKeysLength ? everythingKey : keys,
    })
  }

  const toWorkers = ({ headers, body }: AcceptedPurge) => {
    const { 'x-timestamp': timestamp, 'x-signature': signature } = signatureOf(headers)
    return relayPurge({ timestamp, signature, body: body.toString() })
  }

  return async (purge: AcceptedPurge): Promise<boolean> => {
    const isForwarded = purge.headers[forwardedPurgeHeader] !== undefined
    const [workers, ...peers] = await Promise.all([
      toWorkers(purge),
      ...(isForwarded ? [] : settings.purgePeers.map((origin) => isPurged(origin, toPeer(origin, purge)))),
    ])
    const nodes = workers && peers.every(Boolean)
    if (isForwarded || purge.names.length === 0) return nodes
    const caches = await Promise.all(settings.purgeCaches.map((origin) => isPurged(origin, toCache(origin, purge))))
    return nodes && caches.every(Boolean)
  }
}

const signatureOf = (headers: IncomingHttpHeaders) => ({
  'x-timestamp': String(headers['x-timestamp'] ?? ''),
  'x-signature': String(headers['x-signature'] ?? ''),
})

/**
 * Waits for the status of a forwarded purge, and returns whether the target has purged. Reports a failure, but not a refused
 * connection, which is treated as a success.
 */
async function isPurged(target: string, sent: Promise<number>): Promise<boolean> {
  try {
    const status = await sent
    if (status === 200) return true
    throw new Error(`The target answered with status ${status}.`)
  } catch (cause) {
    if (isRefusedConnection(cause)) return true
    reportProblem({
      event: 'purge.forward_failed',
      message: 'A purge did not reach another node or cache.',
      context: { target },
      cause,
    })
    return false
  }
}

const isRefusedConnection = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'

/** Sends a request and resolves to the status of the response. `fetch` is not used because it cannot set the host. */
function send(url: URL, method: string, headers: OutgoingHttpHeaders, body?: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const signal = AbortSignal.timeout(forwardTimeoutMs)
    const sending = request(url, { method, headers, signal, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    sending.once('error', reject)
    sending.end(body)
  })
}
