import { randomBytes } from 'node:crypto'

/**
 * Creates a generator of request ids, which appear in the log, in the `x-request-id` header and on error pages. An id
 * consists of a random part per process and a counter, so it is cheap and does not repeat.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(6).toString('base64url').replaceAll(/[-_]/g, '0')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
