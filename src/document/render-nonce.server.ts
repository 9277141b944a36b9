import { randomBytes } from 'node:crypto'

/**
 * The nonce of every inline script and style that the application renders. Injected markup does not know it, so
 * `content-security-policy.server.ts` hashes only elements that have it. The nonce never leaves the server, because pages
 * are cached and everybody who gets a page would get the same nonce. A single nonce for the life of the process is therefore
 * enough.
 */
export const renderNonce = randomBytes(16).toString('base64url')

const nonceMarkup = new RegExp(`<meta property="csp-nonce"[^>]*>| nonce="${renderNonce}"`, 'g')

/** Returns the HTML of a rendered page without its nonce, so that the nonce is undefined during hydration as well. */
export const removeNonce = (html: string): string => html.replace(nonceMarkup, '')
