import { decodeSafely } from '#lib/decode-safely.ts'

/** Values under these keys are redacted in logs and reports: they are secrets, or words that a visitor typed. */
export const redactedKeys: (string | RegExp)[] = [
  'password',
  /password|secret|token|authorization|cookie|e-?mail/i,
  /^(?:q|query|querytext|search|searchtext)$/i,
]

/** Whether the value under this key is replaced by `[redacted]`. */
export const isRedacted = (key: string): boolean =>
  redactedKeys.some((hidden) => (typeof hidden === 'string' ? hidden === key : hidden.test(key)))

/**
 * Removes the query and the hash of every address in a text (settled 11), and the user and the password ahead of hosts. A
 * word with a slash or an equals sign in it is taken for an address. Takes linear time: texts come from outside.
 */
export const redactUrls = (text: string): string =>
  text.replaceAll(/[^\s"'`<>()]+/g, (word) => withoutUserInfo(/[/=]/.test(word) ? word.replace(/[?#].*$/, '') : word))

/** Removes the text ahead of an at sign, which names a person: `user:password@host`, `somebody@host`. `@scope` stays. */
const withoutUserInfo = (word: string): string =>
  word
    .split('/')
    .map((part) => (part.lastIndexOf('@') > 0 ? part.slice(part.lastIndexOf('@') + 1) : part))
    .join('/')

/** A text in which the texts of JSON are redacted whose key says so. */
export const redactJson = (text: string): string =>
  text.replaceAll(/"([^"\\]+)":"(?:[^"\\]|\\.)*"/g, (pair, key: string) =>
    isRedacted(key) ? `"${key}":"[redacted]"` : pair,
  )

/**
 * Cuts an error's message to the part that may be reported: 500 characters, without queries, and without the data of a
 * request, which the errors of HTTP clients carry as JSON after their words.
 */
export const redactMessage = (message: string): string =>
  redactUrls(message.slice(0, 500).replace(/:?\s*\{[\s\S]*$/, ''))

/** Matches the pages where readers say something of themselves, by the path with or without a site's prefix. */
const personalPath =
  /^(?:\/[a-z]{2})?\/(?:search|chat|contact|feedback|profile|login|register|forgot-password|reset-password|verify-email)(?:\/|$)/

/** Whether a page is one where readers say something of themselves. `path` is the site's own, or has its prefix. */
export const isPersonalPath = (path: string): boolean => personalPath.test(path)

/** Whether nobody else may come to know an address: of such a page, or with words of a search, an answer to a question (`check`) or a token in its query. */
export function isPrivateUrl(address: string, basePath: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, searchParams } = new URL(address)
  return (
    isPersonalPath(decodeSafely(pathname.slice(basePath.length))) ||
    [...searchParams.keys()].some((name) => name === 'check' || isRedacted(name))
  )
}
