import { randomUUID } from 'node:crypto'
import { msg } from '@lingui/core/macro'
import { AnswerPageDocument, type AnswerPageQuery } from '#content-contract/operations.ts'
import type { Article } from '#blocks/article.ts'
import type { Block } from '#blocks/block-kinds.ts'
import { countriesLabel, fetchEmergencyNumbers } from '#blocks/emergency-numbers.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { parseArticle } from '#blocks/parse-article.server.ts'
import { nonNull } from '#blocks/plain-text.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { FoundAnswer } from '#content/found-answer.ts'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { Site } from '#sites/sites.ts'
import type { AnswerExcerpt, AnswerPage, AnswerSection, EmergencyCard } from './chat-answer.ts'
import type { Excerpt } from './choose-answer.server.ts'

const labels = {
  newTab: msg({ message: 'opens in a new tab', comment: 'Read aloud after a link that leaves the site' }),
  table: msg({ message: 'Table', comment: 'Name of a table that has no caption' }),
}

/**
 * Loads the parts of a page that answer a question: its introduction, its key points, the matching sections, and its cards
 * of the urgencies `urgent` and `ask`. Returns undefined when the entry no longer exists. Rejects as `fetchContent` does,
 * and with a `ContentError` when the entry has no title.
 *
 * @param anchors the anchors of the sections, the best one first; null for a section without an anchor
 */
export async function loadAnswerPage(
  site: Site,
  found: FoundAnswer,
  anchors: readonly (string | null)[],
): Promise<AnswerPage | undefined> {
  const { entry } = await fetchContent(AnswerPageDocument, { id: [found.id], site: [found.site] })
  if (!entry || !('id' in entry)) return undefined
  const [numbers, { primarySite }, i18n] = await Promise.all([
    fetchEmergencyNumbers(site),
    fetchContentSites(site.handle),
    loadI18n(site.locale),
  ])
  await Promise.all(['chat', 'content-labels'].map((name) => loadMessages(i18n, name)))
  const article = parseArticle(withoutReferences(entry), {
    ...linkContextOf(site, { path: found.path }),
    path: found.path,
    shownFrom: found.site === site.handle ? 'own' : 'primary',
    primarySite,
    numbers,
    glossary: [],
    labels: { newTab: i18n._(labels.newTab), table: i18n._(labels.table), countries: i18n._(countriesLabel) },
  })
  return answerPage(found, article, anchors)
}

/**
 * Returns the parts of a parsed page that answer a question. Their ids end with `name`, which is unique by default, because
 * the same page may answer several questions in a chat.
 */
export function answerPage(
  { uri, path, title }: FoundAnswer,
  { intro, keyPoints, blocks, language, translation }: Article,
  anchors: readonly (string | null)[],
  name = randomUUID().slice(0, 8),
): AnswerPage {
  const parts = sectionsIn(blocks.map((block) => withName(block, name)))
  const sections = anchors.flatMap((anchor) => parts.find((part) => part.anchor === anchor) ?? [])
  const shown = new Set(sections.flatMap((section) => section.blocks))
  const cards = parts
    .flatMap((part) => part.blocks)
    .filter((block) => block.kind === 'care-card')
    .filter((block) => block.urgency !== 'emergency' && !shown.has(block))
  return {
    uri,
    path,
    title,
    language,
    translation,
    ...(intro !== undefined && { intro }),
    keyPoints,
    sections: sections.map(({ anchor, ...section }) => ({
      ...section,
      path: anchor === null ? path : `${path}#${anchor}`,
    })),
    cards,
  }
}

/**
 * Loads the section of an excerpt; undefined when the entry or the section no longer exists. Rejects as `loadAnswerPage`
 * does.
 */
export async function loadExcerpt(site: Site, { page, anchor }: Excerpt): Promise<AnswerExcerpt | undefined> {
  const loaded = await loadAnswerPage(site, page, [anchor])
  const [section] = loaded?.sections ?? []
  if (!loaded || !section) return undefined
  const { path, title, language } = loaded
  return { path, title, language, section }
}

/**
 * Resolves to whether the first sign in the care cards of a page, the one that the page is about, is one of these signs of
 * `triage.yaml`. Rejects as `fetchContent` does.
 */
export async function beginsWithSign(found: FoundAnswer, signs: readonly string[]): Promise<boolean> {
  const { entry } = await fetchContent(AnswerPageDocument, { id: [found.id], site: [found.site] })
  const [first] = nonNull(entry && 'blocks' in entry ? entry.blocks : null).flatMap((block) =>
    'rules' in block ? nonNull(block.rules) : [],
  )
  return first !== undefined && signs.includes(first.sign)
}

/** Returns a page without its cards for emergencies, for answers that already begin with the card for the emergency. */
export const withoutEmergencyCards = (page: AnswerPage): AnswerPage => ({
  ...page,
  sections: page.sections.map(sectionWithoutEmergencyCards),
})

const sectionWithoutEmergencyCards = (section: AnswerSection): AnswerSection => ({
  ...section,
  blocks: section.blocks.filter((block) => block.kind !== 'care-card' || block.urgency !== 'emergency'),
})

/**
 * Returns the first urgent card in the `cards` of a page, which can be shown above it, and the page without that card.
 * Returns an empty object if there is no page or no such card.
 */
export function takeUrgentCard(page: AnswerPage | undefined): {
  readonly card?: EmergencyCard
  readonly rest?: AnswerPage
} {
  const card = page?.cards.find(({ urgency }) => urgency === 'urgent')
  if (!page || !card) return {}
  const { language, translation, cards } = page
  return {
    card: { kind: 'body', card, language, translation },
    rest: { ...page, cards: cards.filter((one) => one !== card) },
  }
}

/**
 * Returns a text or care card with `name` appended to its ids, and without the ids of the headings in its text. Returns any
 * other block unchanged.
 */
function withName(block: Block, name: string): Block {
  if (block.kind !== 'text' && block.kind !== 'care-card') return block
  const named = (text: RichText): RichText => ({
    ...text,
    id: `${text.id}-${name}`,
    html: text.html.replaceAll(/(<h[34]) id="[^"]*"/g, '$1'),
  })
  const id = `${block.id}-${name}`
  if (block.kind === 'text') return { ...block, id, ...(block.body && { body: named(block.body) }) }
  return {
    ...block,
    id,
    body: named(block.body),
    ...(block.countries && { countries: named(block.countries) }),
    ...(block.ownNumber && { ownNumber: named(block.ownNumber) }),
  }
}

type Part = { readonly anchor: string | null; readonly heading?: string; readonly blocks: AnswerBlock[] }
type AnswerBlock = AnswerSection['blocks'][number]

/**
 * Splits the texts and care cards of a page at its headings. A text that consists only of a heading begins a part without
 * being one of its blocks.
 */
function sectionsIn(blocks: readonly Block[]): readonly Part[] {
  const parts: Part[] = [{ anchor: null, blocks: [] }]
  for (const block of blocks) {
    if (block.kind !== 'text' && block.kind !== 'care-card') continue
    if (block.kind === 'care-card' || block.heading === undefined) {
      parts.at(-1)?.blocks.push(block)
      continue
    }
    const { heading, anchor = null, ...text } = block
    parts.push({ anchor, heading, blocks: text.body ? [text] : [] })
  }
  return parts
}

/** Removes the sources and all references to them from an entry, because only the page itself shows its sources. */
const withoutReferences = (entry: NonNullable<AnswerPageQuery['entry']>) => ({
  ...entry,
  sources: null,
  evidence: null,
  blocks: nonNull('blocks' in entry ? entry.blocks : null).map((block) => ({
    ...block,
    evidence: null,
    ...(block.body != null && { body: block.body.replaceAll(/<sup data-source="[^"]*"><\/sup>/g, '') }),
  })),
})
