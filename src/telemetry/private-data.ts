import { decodeSafely } from '#lib/decode-safely.ts'

/** The keys whose values are redacted in logs and reports: secrets, and text that a visitor typed. */
export const redactedKeys: (string | RegExp)[] = [
  'password',
  /password|secret|token|authorization|cookie|e-?mail/i,
  /^(?:q|query|querytext|search|searchtext)$/i,
]

/** Whether the value under this key must be replaced with a placeholder. */
export const isRedacted = (key: string): boolean =>
  redactedKeys.some((hidden) => (typeof hidden === 'string' ? hidden === key : hidden.test(key)))

/**
 * Removes the query and the hash of every URL in a text (settled 11), and the user and the password before hosts. A word
 * that contains a slash or an equals sign is treated as a URL. The function takes linear time, because the texts are
 * untrusted.
 */
export const redactUrls = (text: string): string =>
  text.replaceAll(/[^\s"'`<>()]+/g, (word) => withoutUserInfo(/[/=]/.test(word) ? word.replace(/[?#].*$/, '') : word))

/** Removes the text before an at sign, which identifies a person: `user:password@host`, `somebody@host`. `@scope` stays. */
const withoutUserInfo = (word: string): string =>
  word
    .split('/')
    .map((part) => (part.lastIndexOf('@') > 0 ? part.slice(part.lastIndexOf('@') + 1) : part))
    .join('/')

/** Redacts the strings in JSON whose keys `isRedacted` matches. The JSON may be part of a longer text. */
export const redactJson = (text: string): string =>
  text.replaceAll(/"([^"\\]+)":"(?:[^"\\]|\\.)*"/g, (pair, key: string) =>
    isRedacted(key) ? `"${key}":"[redacted]"` : pair,
  )

/**
 * Redacts a part of a query key, which is a path, a handle, a number or JSON. Any other text with a space is one that a
 * visitor may have typed.
 */
export function redactKeyPart(part: string): string {
  const kept = part.replace(/^(\/[^?#]*)[?#].*$/s, '$1')
  return /^[^{]*\s/.test(kept) ? '[redacted]' : redactUrls(redactJson(kept))
}

/**
 * Shortens an error's message to the part that may be reported: at most 500 characters, without the queries of URLs, and
 * without the data of the request, which HTTP clients append as JSON.
 */
export const redactMessage = (message: string): string =>
  redactUrls(message.slice(0, 500).replace(/:?\s*\{[\s\S]*$/, ''))

/** Matches the paths of pages that contain personal data or on which readers enter it, with or without a site's prefix. */
const personalPath =
  /^(?:\/[a-z]{2})?\/(?:search|symptoms|my-bladder-diary|visit-pack|stent-reminder|offline|stored-data|chat|contact|feedback|profile|login|register|forgot-password|reset-password|verify-email)(?:\/|$)/

/**
 * Whether a page contains personal data, or readers enter such data there. `path` may have a site's prefix, but not the base
 * path.
 */
export const isPersonalPath = (path: string): boolean => personalPath.test(path)

/**
 * Whether an absolute URL must stay private. This applies to pages with personal data, and to queries with a search text, an
 * answer to a question (`check`) or a token. False for a text that is not an absolute URL.
 */
export function isPrivateUrl(address: string, basePath: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, searchParams } = new URL(address)
  return (
    isPersonalPath(decodeSafely(pathname.slice(basePath.length))) ||
    [...searchParams.keys()].some((name) => name === 'check' || isRedacted(name))
  )
}
