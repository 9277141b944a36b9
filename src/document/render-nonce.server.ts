import { randomBytes } from 'node:crypto'

/**
 * The nonce of every inline script and style that the application renders. Injected markup does not know it, so
 * `content-security-policy.server.ts` hashes only elements that have it. The nonce never leaves the server, because pages
 * are cached and everybody who gets a page would get the same nonce. A single nonce for the life of the process is therefore
 * enough.
 */
export const renderNonce = randomBytes(16).toString('base64url')

/** The attribute of every element that has the nonce, as React renders it, in UTF-8. */
export const nonceAttribute = Buffer.from(` nonce="${renderNonce}"`)

/** The beginning of the element from which the router would read the nonce in the browser. Content cannot contain it. */
const nonceElement = Buffer.from(`<meta property="csp-nonce" content="${renderNonce}"`)

/** Returns a rendered document (UTF-8) without its nonce, so that the nonce is undefined during hydration as well. */
export function removeNonce(html: Buffer): Buffer<ArrayBuffer> {
  const elementStart = html.indexOf(nonceElement)
  if (elementStart === -1) return removeAttributes(html)
  const elementEnd = html.indexOf('>', elementStart) + 1
  return Buffer.concat([html.subarray(0, elementStart), html.subarray(elementEnd)].map(removeAttributes))
}

function removeAttributes(html: Buffer): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let start = 0
  for (let at = html.indexOf(nonceAttribute); at !== -1; at = html.indexOf(nonceAttribute, start)) {
    parts.push(html.subarray(start, at))
    start = at + nonceAttribute.length
  }
  return Buffer.concat([...parts, html.subarray(start)])
}
