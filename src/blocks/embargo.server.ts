import type { Maybe } from './plain-text.server.ts'

/**
 * Whether an entry must not be public yet, because its embargo has not ended. A time that cannot be parsed is treated as an
 * embargo, because a page that was published too early cannot be taken back.
 */
export function isUnderEmbargo(entry: { readonly embargoUntil?: Maybe<string> }): boolean {
  return Boolean(entry.embargoUntil) && !(Date.parse(entry.embargoUntil ?? '') <= Date.now())
}
