import Negotiator from 'negotiator'

/** The content encodings of text responses, in order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const negotiated = new Map<string, Encoding>()

/**
 * Returns the best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3). Without the header the text is sent
 * uncompressed: clients that omit it are mostly simple ones.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity'
  if (typeof header !== 'string') return acceptedEncoding(header.join())
  let encoding = negotiated.get(header)
  if (encoding === undefined) {
    encoding = negotiate(header)
    // Browsers send only a handful of different values, so only abuse can fill the table.
    if (negotiated.size >= 500) negotiated.clear()
    negotiated.set(header, encoding)
  }
  return encoding
}

function negotiate(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  // The order of `encodings` determines the choice. The clients' weights are not meaningful, and the smallest text is the
  // fastest for every client.
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

const compressibleTypes =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/i

/** Whether compression makes responses of this media type smaller. An event stream is sent uncompressed, without delay. */
export const isCompressible = (contentType: string | null): boolean =>
  contentType !== null && compressibleTypes.test(contentType)
