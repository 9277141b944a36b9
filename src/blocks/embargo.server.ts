import type { Maybe } from './plain-text.server.ts'

/**
 * Whether something must not be public yet, because the time until which it is held back has not come. A time that
 * cannot be read holds it back too: what comes out too early cannot be taken back.
 */
export function isUnderEmbargo(entry: { readonly embargoUntil?: Maybe<string> }): boolean {
  return Boolean(entry.embargoUntil) && !(Date.parse(entry.embargoUntil ?? '') <= Date.now())
}
