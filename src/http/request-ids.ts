import { randomBytes } from 'node:crypto'

/**
 * Names for requests: what a visitor tells us and what stands in the log. A random part per process and a counter, so
 * that they cost nothing and do not repeat.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(6).toString('base64url').replaceAll(/[-_]/g, '0')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}
