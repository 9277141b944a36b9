import { createHash } from 'node:crypto'

/** Returns the CSP hash source of an inline script or style (CSP Level 3, 2.3.1): its hash as the browser computes it. */
export const cspHashSource = (text: string): string =>
  // The HTML parser turns CRLF and CR into LF before the browser hashes the text.
  `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')).digest('base64')}'`
