import { toString } from 'hast-util-to-string'
import { parseHtml } from './browser-html.server.ts'

/** A value of a query result, which may be null or missing. */
export type Maybe<T> = T | null | undefined

/** A member of a list of a query's result. */
export type ItemOf<List extends Maybe<readonly unknown[]>> = NonNullable<NonNullable<List>[number]>

const invisible = /(?![\t\n\r])[\p{Cc}\ufeff]|[\ud800-\udfff]/gu

/**
 * A text of the content as words: white space is one space, no-break spaces stay, tags are taken off. Undefined when it
 * says nothing, or is no text.
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
  // A space after each line break and block element keeps its last word apart from the next one.
  const apart = html.replace(/<(?:br|\/(?:p|div|li|h[1-6]|tr|t[dh]))\b[^<>]*>/gi, '$& ')
  try {
    return toString(parseHtml(apart))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return apart.replace(/<[^<>]*>/g, '')
  }
}

/** The members of a list that are neither null nor undefined; none when there is no list. */
export const nonNull = <T>(list: Maybe<readonly Maybe<T>[]>): T[] =>
  Array.isArray(list) ? list.filter((item): item is T => item !== null && item !== undefined) : []

/** The texts of a list that are not empty. */
export const plainTexts = (list: Maybe<readonly Maybe<string>[]>): string[] =>
  nonNull(list).flatMap((item) => plainText(item) ?? [])
