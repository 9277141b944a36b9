import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import proxyaddr from 'proxy-addr'
import type { Settings } from '#config/settings.server.ts'

/** Holds the client's IP address and protocol, as the connection and trusted proxies give them. */
export type ClientConnection = { readonly clientAddress: string; readonly https: boolean }

/**
 * Finds the client's address and protocol. `X-Forwarded-For` and `X-Forwarded-Proto` count only as far as every hop from
 * here outwards is a trusted proxy: the client is the first address from the right that is none (settled 12).
 */
export function resolveClientConnection(
  request: IncomingMessage,
  isTrusted: Settings['trustedProxies'],
): ClientConnection {
  const hops = proxyaddr.all(request, (hop, index) => isTrusted(normalizeAddress(hop), index)).map(normalizeAddress)
  const [peer = ''] = hops
  // One protocol per hop where proxies append; where they replace, there is only one.
  const protocols = (request.headers['x-forwarded-proto'] ?? '').toString().split(',')
  const outermost = protocols[Math.max(0, protocols.length - Math.max(1, hops.length - 1))]
  return {
    clientAddress: hops.findLast((hop) => isIP(hop) !== 0) ?? peer,
    https: isTrusted(peer, 0) && outermost?.trim().toLowerCase() === 'https',
  }
}

/**
 * An address in its one form (RFC 5952), whatever a proxy writes: an IPv4 address that came in through an IPv6 socket is one
 * of IPv4, a port and a zone are left out. A text that is no address stays as it is.
 */
function normalizeAddress(text: string | undefined) {
  if (text === undefined) return ''
  const address = text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
  if (isIP(address) !== 6) return address
  const normalized = new SocketAddress({ address: address.replace(/%.*$/, ''), family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normalized)?.[1] ?? normalized
}
