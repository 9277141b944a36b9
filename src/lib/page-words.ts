import type { RichText } from './rich-text.ts'

/**
 * A page's words travel once: as the page. In the data that the browser takes the page over with, rich texts stand without
 * their HTML and longer strings as a reference to the text that shows them; the browser reads both back from the document
 * before anything has changed in it. What cannot be found makes the data incomplete, and it is fetched.
 */

/** Plain data, as JSON holds it. */
export type Data = string | number | boolean | null | undefined | readonly Data[] | { readonly [name: string]: Data }

/** Shorter strings are cheaper as they are. */
const shortest = 16

/** Marks a reference: a control character never stands in a text of ours. */
const mark = '\u0001'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Whether a string is something to read. Addresses have a slash, and keys neither spaces nor Chinese characters. */
const isWords = (text: string): boolean =>
  text.length >= shortest && !text.includes('/') && /[\s\u3040-\u9fff]/.test(text)

/** Five characters that stand for a text: 30 bits of FNV-1a. Two texts of one page share them once in many million pages. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  let result = ''
  for (let shift = 0; shift < 30; shift += 6) result += alphabet.charAt((hash >>> shift) & 63)
  return result
}

const isRichText = (value: object): value is RichText => 'kind' in value && value.kind === 'rich-text'

/** The data without the words that the page shows anyway. */
export function withoutWords(data: unknown): Data {
  if (typeof data === 'string') return isWords(data) ? mark + fingerprint(data) : data
  if (typeof data !== 'object' || data === null) return data as Data
  if (Array.isArray(data)) return data.map(withoutWords)
  if (isRichText(data)) return { kind: data.kind, id: data.id }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutWords(value)]))
}

/** Where the words of a document stand. */
export type ShownWords = {
  /** Every text that stands alone in an element or an attribute. */
  readonly texts: Iterable<string>
  /** The HTML of the element that shows a rich text. */
  readonly html: (id: string) => string | undefined
}

/** The data with the words that a document shows. Undefined when one is not shown. */
export function withWords(data: Data, shown: ShownWords): unknown {
  const texts = new Map<string, string>()
  for (const text of shown.texts) if (text.length >= shortest) texts.set(fingerprint(text), text)
  let whole = true
  const found = (text: string | undefined) => {
    if (text === undefined) whole = false
    return text
  }
  const restore = (value: Data): unknown => {
    if (typeof value === 'string') return value.startsWith(mark) ? found(texts.get(value.slice(mark.length))) : value
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(restore)
    const { kind, id } = value as { kind?: Data; id?: Data }
    if (kind === 'rich-text') return { kind, id, html: found(shown.html(String(id))) }
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, restore(item)]))
  }
  const result = restore(data)
  return whole ? result : undefined
}
