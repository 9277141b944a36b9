import { Feature, fromJSON } from 'seroval'

/**
 * Whether a GET request to a server function can be parsed. For a malformed one, such as one with the content type of a
 * form, Start would log a failure and respond with status 500 and the parser's message. The functions' inputs are plain
 * data, so the richer types that Start would revive (errors, promises, regular expressions, buffers) are refused as well. A
 * call without a payload is left to the function's validator.
 */
export function isReadableServerFunctionCall(request: Request): boolean {
  const payload = new URL(request.url).searchParams.get('payload')
  if (request.headers.has('content-type')) return false
  try {
    // Plugins are omitted, so that no class of the application is revived either.
    return payload === null || isPlain(fromJSON(JSON.parse(payload), { disabledFeatures: Feature.RegExp }))
  } catch {
    return false
  }
}

/**
 * Whether a value is plain data in which no object occurs twice. A repeated object could contain itself, or occur so often
 * that a traversal of the data would take too long.
 */
function isPlain(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null) return !['bigint', 'function', 'symbol'].includes(typeof value)
  if (seen.has(value)) return false
  seen.add(value)
  const isRecord = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isRecord && Object.values(value).every((part) => isPlain(part, seen))
}
