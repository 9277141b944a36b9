// These functions normalize and check texts from forms before they are stored.

// Matches every line break other than a line feed alone, also those that office programs and other systems write.
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

// Matches the byte order mark and all control characters except line feeds and tabs. They are invisible, and PostgreSQL
// rejects one of them, NUL.
const invisible = /(?![\n\t])[\p{Cc}\ufeff]/gu

/** Normalizes a text of several lines: in NFC, with line feeds only, without the characters of `invisible`, trimmed. */
export const normalizeText = (value: string | null): string =>
  (value ?? '').replaceAll(lineBreak, '\n').replaceAll(invisible, '').normalize('NFC').trim()

/** Normalizes a text as `normalizeText` does, and replaces all white space, including line breaks, with single spaces. */
export const normalizeLine = (value: string | null): string => normalizeText(value).replaceAll(/\s+/g, ' ')

/** Counts the characters (Unicode code points) of a text. `length` would count a surrogate pair as two. */
export const countCharacters = (text: string): number => [...text].length

// Matches an email address. The pattern is lenient, because only an email can prove that an address exists, but it excludes
// quoted and local addresses.
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u

/** Whether a text has the form of an email address (RFC 5321 allows 254 characters). */
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text) && !text.includes('..')
