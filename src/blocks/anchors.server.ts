import type { Language } from '#i18n/languages.ts'
import { blockKinds } from './block-kinds.ts'

/** The ids of a page, each given once. */
export type Anchors = {
  /** The wanted id if it is free, else one like it. Links may rely on it: letters keep their case. */
  readonly claim: (wanted: string) => string
  /** An id made from words. */
  readonly derive: (words: string) => string
}

/** The ids of the page's own parts. A text with one of them would be found in their place. */
const reservedIds = [
  'main',
  'page-title',
  'page-config',
  'key-points',
  'sources',
  'related',
  'languages',
  'language-menu',
]
/** The ids of blocks with a fixed heading, unless an editor gives them to a text. */
const blockIds = Object.values(blockKinds).flatMap(({ heading }) => heading?.anchor ?? [])

const maxIdLength = 80

/** A registry of the ids of one page. `taken` are ids that are given away already. */
export function createAnchors(language: Language, taken: readonly string[] = []): Anchors {
  const used = new Set([...reservedIds, ...taken])
  const free = (wanted: string, avoid: readonly string[] = []): string => {
    let id = wanted
    for (let count = 2; used.has(id) || avoid.includes(id); count++) id = `${wanted}-${count}`
    used.add(id)
    return id
  }
  return {
    claim: (wanted) => free(idFrom(wanted)),
    derive: (words) => free(idFrom(words.toLocaleLowerCase(language)), blockIds),
  }
}

/** Letters of any script, digits and hyphens, in NFC. */
function idFrom(words: string): string {
  const id = [...words.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')].slice(0, maxIdLength).join('')
  return id.replace(/^[-\p{M}]+|-+$/gu, '').replace(/-{2,}/g, '-') || 'section'
}
