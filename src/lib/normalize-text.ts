// Texts from forms are normalized here before they are validated and stored.

// Control characters: databases reject some of them, and all are invisible.
const invisible = /(?![\n\t])[\p{Cc}\u2028\u2029\ufeff]/gu

/** Normalizes a text of several lines: NFC, one kind of line breaks, trimmed. */
export const normalizeText = (value: string | null): string =>
  (value ?? '').replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').normalize('NFC').trim()

/** Normalizes a text as `normalizeText` does, and replaces all white space, also line breaks, with single spaces. */
export const normalizeLine = (value: string | null): string => normalizeText(value).replaceAll(/\s+/g, ' ')

/** Counts the characters (Unicode code points) of a text. `length` would count a surrogate pair as two. */
export const countCharacters = (text: string): number => [...text].length

// The pattern is lenient, because only a mail can prove that an address exists. It excludes quoted and local addresses.
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u

/** Whether a text has the form of an e-mail address (RFC 5321 allows 254 characters). */
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text) && !text.includes('..')
