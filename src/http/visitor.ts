import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, SocketAddress } from 'node:net'

/** Who asks, as far as the connection and trusted proxies say. */
export type Visitor = { readonly address: string; readonly https: boolean }

/**
 * Who asks. `X-Forwarded-For` and `X-Forwarded-Proto` count only as far as every hop from here outwards is a trusted
 * proxy: the visitor is the first address from the right that is none (settled 12).
 */
export function resolveVisitor(request: IncomingMessage, trusted: BlockList): Visitor {
  const peer = plainAddress(request.socket.remoteAddress ?? '')
  if (!isTrusted(peer, trusted)) return { address: peer, https: false }
  const hops = listed(request.headers['x-forwarded-for']).map(plainAddress)
  let at = hops.length - 1
  while (at > 0 && isTrusted(hops[at] ?? '', trusted)) at--
  // One protocol per hop where proxies append; where they replace, there is only one.
  const protocols = listed(request.headers['x-forwarded-proto'])
  const outermost = hops.length - at
  const outer = hops[at] ?? ''
  return {
    address: isIP(outer) === 0 ? (hops[at + 1] ?? peer) : outer,
    https: protocols[Math.max(0, protocols.length - Math.max(1, outermost))]?.toLowerCase() === 'https',
  }
}

function isTrusted(address: string, trusted: BlockList) {
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * An address in its one form (RFC 5952), whatever a proxy writes: an IPv4 address that came in through an IPv6 socket is one
 * of IPv4, a port and a zone are left out. A text that is no address stays as it is.
 */
function plainAddress(text: string) {
  const address = text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
  if (isIP(address) !== 6) return address
  const plain = new SocketAddress({ address: address.replace(/%.*$/, ''), family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain
}

const listed = (header: string | string[] | undefined) =>
  (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
