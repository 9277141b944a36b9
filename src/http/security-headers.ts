import { internalHeaders } from '#lib/internal-headers.ts'

/** The properties of a request on which the security headers of its response depend. */
export type HeaderOptions = {
  /** Whether the visitor's connection is encrypted up to a trusted proxy; this server itself does not support TLS. */
  readonly isHttps: boolean
  /** Whether search engines must not index the response (settled 12). */
  readonly isNoindex: boolean
}

// The site uses none of these features. Only known features are listed, because browsers log a warning for others.
const deniedFeatures = [
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

const constantHeaders: readonly string[] = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'same-origin',
  'permissions-policy',
  deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy',
  'same-origin',
]

const strictDirectives = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const defaultPolicies = {
  html: `default-src 'self'; ${strictDirectives}`,
  // Drawings contain their own styles. The policy keeps a drawing that is opened as a document from running scripts.
  svg: `default-src 'none'; style-src 'unsafe-inline'; ${strictDirectives}`,
  other: `default-src 'none'; ${strictDirectives}`,
}

const replacedHeaders = new Set<string>([
  ...Object.values(internalHeaders),
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'strict-transport-security',
  'x-request-id',
  // The hop-by-hop headers, which node:http writes itself (RFC 9110, 7.6.1).
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
])

/**
 * Returns the headers to send: the response's own, without those that the front controls, and the security headers
 * (settled 12), as a flat list of names and values for `writeHead`.
 *
 * @param responseHeaders the response's own headers; names in lower case
 */
export function withSecurityHeaders(
  responseHeaders: Iterable<readonly [string, string]>,
  headerOptions: HeaderOptions,
): string[] {
  const headers: string[] = []
  let policy: string | undefined
  let contentType = ''
  for (const [name, value] of responseHeaders) {
    if (replacedHeaders.has(name)) continue
    if (name === 'content-security-policy') policy = value
    else if (name === 'content-type') contentType = value
    else if (name === 'x-robots-tag' && headerOptions.isNoindex) continue
    headers.push(name, value)
  }
  if (policy === undefined) {
    policy = defaultPolicies[kindOf(contentType)]
    headers.push('content-security-policy', policy)
  }
  headers.push(...constantHeaders)
  // Old browsers only support X-Frame-Options. A page that another site may frame must not have the header, because it would
  // forbid that.
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/i.exec(policy)?.[1]?.trim()
  if (ancestors === undefined || ancestors === "'none'") headers.push('x-frame-options', 'DENY')
  if (headerOptions.isHttps) headers.push('strict-transport-security', 'max-age=31536000')
  if (headerOptions.isNoindex) headers.push('x-robots-tag', 'noindex')
  return headers
}

function kindOf(contentType: string): keyof typeof defaultPolicies {
  if (contentType.startsWith('text/html')) return 'html'
  return contentType.startsWith('image/svg+xml') ? 'svg' : 'other'
}
