import { internalHeaders } from '#lib/internal-headers.ts'
/** These properties of a request decide about headers of every response. */
export type Circumstances = {
  /** Whether the visitor's connection is encrypted, here or at a trusted proxy. */
  readonly https: boolean
  /** Whether search engines are to be kept away (settled 12). */
  readonly noindex: boolean
}

// The site never asks for these features. Browsers log a warning for a feature that they do not know, so only known ones are
// listed.
const denied = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const always: readonly string[] = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'same-origin',
  'permissions-policy',
  denied.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy',
  'same-origin',
]

const closed = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const policies = {
  html: `default-src 'self'; ${closed}`,
  // Drawings carry their own style; as documents they run nothing.
  svg: `default-src 'none'; style-src 'unsafe-inline'; ${closed}`,
  other: `default-src 'none'; ${closed}`,
}

const setHere = new Set<string>([
  ...Object.values(internalHeaders),
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'strict-transport-security',
  'x-request-id',
  // Headers of one connection, which node:http writes itself (RFC 9110, 7.6.1).
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
])

/**
 * The headers that go out: those of the answer, without those that the front speaks for, and the security headers of
 * settled 12, as the flat list of names and values that `writeHead` takes.
 *
 * @param own the answer's own headers; names in lower case
 */
export function completeHeaders(own: Iterable<readonly [string, string]>, circumstances: Circumstances): string[] {
  const headers: string[] = []
  let policy: string | undefined
  let contentType = ''
  for (const [name, value] of own) {
    if (setHere.has(name)) continue
    if (name === 'content-security-policy') policy = value
    else if (name === 'content-type') contentType = value
    else if (name === 'x-robots-tag' && circumstances.noindex) continue
    headers.push(name, value)
  }
  if (policy === undefined) {
    policy = policies[kindOf(contentType)]
    headers.push('content-security-policy', policy)
  }
  headers.push(...always)
  // Old browsers know only this header; where another site may frame a page, it would forbid what the policy allows.
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/i.exec(policy)?.[1]?.trim()
  if (ancestors === undefined || ancestors === "'none'") headers.push('x-frame-options', 'DENY')
  if (circumstances.https) headers.push('strict-transport-security', 'max-age=31536000')
  if (circumstances.noindex) headers.push('x-robots-tag', 'noindex')
  return headers
}

function kindOf(contentType: string): keyof typeof policies {
  if (contentType.startsWith('text/html')) return 'html'
  return contentType.startsWith('image/svg+xml') ? 'svg' : 'other'
}
