import Negotiator from 'negotiator'

/** The forms in which a text is sent, the best first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const negotiated = new Map<string, Encoding>()

/**
 * The best encoding that an Accept-Encoding header takes (RFC 9110, 12.5.3). Without the header the text is sent as it
 * is: clients that say nothing are mostly simple ones.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity'
  if (typeof header !== 'string') return acceptedEncoding(header.join())
  let encoding = negotiated.get(header)
  if (encoding === undefined) {
    encoding = negotiate(header)
    // Browsers send a handful of different values; whatever floods the table is not a browser.
    if (negotiated.size >= 500) negotiated.clear()
    negotiated.set(header, encoding)
  }
  return encoding
}

function negotiate(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  // Ours is the order: the weight of a client says little, and the smallest text is the quickest for all of them.
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

const compressibleTypes =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/i

/** Whether responses of this media type shrink when they are compressed. A stream of events is sent as it comes. */
export const isCompressible = (contentType: string | null): boolean =>
  contentType !== null && compressibleTypes.test(contentType)
