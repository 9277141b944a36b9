import type { Language } from '#i18n/languages.ts'
import { blockKinds } from './block-kinds.ts'
import { topicGroups } from './topic-groups.ts'

/** The registry of the ids of a page, which assigns each id only once. */
export type Anchors = {
  /**
   * Returns the requested id with invalid characters replaced, and with a number appended if it is not free. The case of
   * letters is preserved, because links may rely on the id.
   */
  readonly claim: (wanted: string) => string
  /** Returns a free id derived from a heading. */
  readonly derive: (words: string) => string
}

/** The ids of the page's own parts. A text must not get one of them, or links to the part would lead to the text. */
const reservedIds = [
  'main',
  'page-title',
  'page-config',
  'key-points',
  'sources',
  'related',
  'subjects',
  'page-feedback',
  'languages',
  'languages-translated',
  'languages-others',
  'language-menu',
  'language-menu-translated',
  'language-menu-others',
  'footer-find',
  'footer-help',
  'footer-tools',
  'exit-link',
  'structured-data',
]
/** The ids of blocks with a fixed heading. A text gets one of them only if an editor has set it. */
const blockIds = Object.values(blockKinds).flatMap(({ heading }) => heading?.anchor ?? [])
/** The ids of sections that only pages of some kinds have. A text gets one of them only if an editor has set it. */
const sectionIds = [
  ...topicGroups,
  'learn',
  'offline',
  'no-numbers',
  'condition',
  'members',
  'contact',
  'others',
  'files',
  'press-contact',
  'concerns',
  'program',
  'words',
  'write',
  'guideline-editions',
  'guideline-changes',
  'guideline-recommendations',
]
const avoidedIds = new Set([...blockIds, ...sectionIds])

const maxIdLength = 80

/** Creates the registry of the ids of one page. `taken` lists the ids that are already in use. */
export function createAnchors(language: Language, taken: readonly string[] = []): Anchors {
  const used = new Set([...reservedIds, ...taken])
  const free = (wanted: string, avoid?: ReadonlySet<string>): string => {
    let id = wanted
    for (let count = 2; used.has(id) || avoid?.has(id); count++) id = `${wanted}-${count}`
    used.add(id)
    return id
  }
  return {
    claim: (wanted) => free(idFrom(wanted)),
    derive: (words) => free(idFrom(words.toLocaleLowerCase(language)), avoidedIds),
  }
}

/**
 * Returns an id of letters of any script, digits, hyphens and underscores, in NFC and at most 80 code points long. It is
 * `section` if the words contain no such character.
 */
function idFrom(words: string): string {
  const id = [...words.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')].slice(0, maxIdLength).join('')
  return id.replace(/^[-\p{M}]+|-+$/gu, '').replace(/-{2,}/g, '-') || 'section'
}
