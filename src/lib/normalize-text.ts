// Texts from forms are normalized here before they are checked and stored.

// Databases refuse some of them, and nobody sees them.
const invisible = /(?![\n\t])[\p{Cc}\u2028\u2029\ufeff]/gu

/** Text of several lines: composed characters, one kind of line ends, no blanks at its ends. */
export const normalizeText = (value: string | null): string =>
  (value ?? '').replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').normalize('NFC').trim()

/** Text of one line. */
export const normalizeLine = (value: string | null): string => normalizeText(value).replaceAll(/\s+/g, ' ')

/** How many characters a text has, as its writer would count: one for what takes two units of the computer's. */
export const countCharacters = (text: string): number => [...text].length

// Room for everything that mail servers take; whether the address exists only a mail can tell.
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u

/** Whether a text has the form of an e-mail address (RFC 5321 allows 254 characters). */
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text) && !text.includes('..')
