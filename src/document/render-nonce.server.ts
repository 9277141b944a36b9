import { randomBytes } from 'node:crypto'

/**
 * The nonce of every inline script and style that the application renders. Nothing that slips into a page from outside knows
 * it, so `content-security-policy.server.ts` hashes only elements that have it. It never leaves the server, because pages are
 * cached and a nonce would be the same for everybody who gets the page; so one for the life of the process is enough.
 */
export const renderNonce = randomBytes(16).toString('base64url')

const nonceMarkup = new RegExp(`<meta property="csp-nonce"[^>]*>| nonce="${renderNonce}"`, 'g')

/** Returns the HTML of a rendered page without its nonce, which is then undefined when the page is hydrated, too. */
export const removeNonce = (html: string): string => html.replace(nonceMarkup, '')
