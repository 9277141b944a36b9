import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import proxyaddr from 'proxy-addr'
import type { Settings } from '#config/settings.server.ts'

/** The client's IP address and protocol, as determined from the connection and trusted proxies. */
export type ClientConnection = {
  readonly clientAddress: string
  readonly isHttps: boolean
  /** Whether the request comes from a trusted proxy. */
  readonly isFromProxy: boolean
}

/**
 * Determines the client's IP address and protocol. `X-Forwarded-For` and `X-Forwarded-Proto` are only trusted as long as
 * every hop from here outward is a trusted proxy. The client is the first address from the right that is not trusted, or the
 * leftmost one if all are trusted; an invalid address is replaced with that of the hop before it (settled 12).
 */
export function resolveClientConnection(
  request: IncomingMessage,
  isTrusted: Settings['trustedProxies'],
): ClientConnection {
  const hops = proxyaddr.all(request, (hop, index) => isTrusted(normalizeAddress(hop), index)).map(normalizeAddress)
  const [peer = ''] = hops
  // Proxies that append to the header give one protocol per hop. Proxies that replace it give only one.
  const protocols = (request.headers['x-forwarded-proto'] ?? '').toString().split(',')
  const outermost = protocols[Math.max(0, protocols.length - Math.max(1, hops.length - 1))]
  const isFromProxy = isTrusted(peer, 0)
  return {
    clientAddress: hops.findLast((hop) => isIP(hop) !== 0) ?? peer,
    isHttps: isFromProxy && outermost?.trim().toLowerCase() === 'https',
    isFromProxy,
  }
}

/**
 * Normalizes an IP address (RFC 5952): an IPv4-mapped IPv6 address becomes an IPv4 address, and a port and a zone are
 * removed. A text that is not an IP address is returned unchanged.
 */
function normalizeAddress(text: string | undefined) {
  if (text === undefined) return ''
  const address = text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
  if (isIP(address) !== 6) return address
  const normalized = new SocketAddress({ address: address.replace(/%.*$/, ''), family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normalized)?.[1] ?? normalized
}
