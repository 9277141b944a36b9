import { toString } from 'hast-util-to-string'
import { parseHtml } from './browser-html.server.ts'

/** A value of a query result, which may be null or missing. */
export type Maybe<T> = T | null | undefined

/** An item of a list in a query result. */
export type ItemOf<List extends Maybe<readonly unknown[]>> = NonNullable<NonNullable<List>[number]>

const invisible = /(?![\t\n\r])[\p{Cc}\ufeff]|[\ud800-\udfff]/gu

/**
 * Returns a value of the content as plain text: runs of white space become one space, no-break spaces stay, and tags and
 * control characters are removed. The result is undefined when nothing is left, or when the value is not a string.
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const words = /<\/?[a-z][^<>]*>/i.test(value) ? wordsOf(value) : value
  return (
    words
      .replace(invisible, '')
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim() || undefined
  )
}

function wordsOf(html: string): string {
  // A space after each line break and block element keeps the words before and after it apart.
  const apart = html.replace(/<(?:br|\/(?:p|div|li|h[1-6]|tr|t[dh]))\b[^<>]*>/gi, '$& ')
  try {
    return toString(parseHtml(apart))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return apart.replace(/<[^<>]*>/g, '')
  }
}

/** Returns the items of a list that are neither null nor undefined; an empty list if there is no list. */
export const nonNull = <T>(list: Maybe<readonly Maybe<T>[]>): T[] =>
  Array.isArray(list) ? list.filter((item): item is T => item !== null && item !== undefined) : []

/** Returns the texts of a list, without the empty ones. */
export const plainTexts = (list: Maybe<readonly Maybe<string>[]>): string[] =>
  nonNull(list).flatMap((item) => plainText(item) ?? [])
