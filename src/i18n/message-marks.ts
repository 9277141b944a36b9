/** The identity of a message on a page, by which it is found in the catalogues. */
export type MessageKey = { readonly locale: string; readonly id: string }

// The tag characters of Unicode are an invisible copy of ASCII. Programs that do not support them display nothing in their
// place. Unlike zero-width characters, they neither allow a line break nor affect the joining of Arabic letters.
const tagOffset = 0xe_00_00
const [begin, end] = [0xe_00_01, 0xe_00_7f].map((code) => String.fromCodePoint(code)) as [string, string]
const mark = new RegExp(`${begin}([\\u{E0020}-\\u{E007E}]*)|${end}`, 'gu')

const toTags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + tagOffset)).join('')
const fromTags = (tags: string) =>
  [...tags].map((tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - tagOffset)).join('')

/**
 * Returns the text of a message between two invisible marks, the first of which names the message. An empty text, and the
 * text of a message whose id is not printable ASCII, is returned unmarked.
 */
export const markMessage = (text: string, { locale, id }: MessageKey): string =>
  text === '' || !/^[ -~]+$/.test(id) ? text : `${begin}${toTags(`${locale} ${id}`)}${text}${end}`

/**
 * A mark in a text: its position in UTF-16 code units, and the message that begins there, or undefined if a message ends
 * there.
 */
export type Mark = { readonly start: number; readonly end: number; readonly begins?: MessageKey }

/** Returns the marks in a text, in order. */
export const readMarks = (text: string): readonly Mark[] =>
  Array.from(text.matchAll(mark), ({ index, 0: { length }, 1: tags }) => {
    const place = { start: index, end: index + length }
    if (tags === undefined) return place
    const [locale = '', ...id] = fromTags(tags).split(' ')
    return { ...place, begins: { locale, id: id.join(' ') } }
  })

/** Returns a text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(mark, '')
