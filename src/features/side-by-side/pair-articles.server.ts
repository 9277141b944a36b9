import type { RootContent } from 'hast'
import type { Article } from '#blocks/article.ts'
import type { Block } from '#blocks/block-kinds.ts'
import { pairTexts } from './pair-texts.server.ts'
import type { PassageMaker } from './make-passages.server.ts'
import type { Passage } from './side-by-side.ts'

/**
 * The passages of two articles that correspond to each other. One of the lists is empty for passages that only the other
 * article has.
 */
export type PassagePair = {
  readonly anchor?: string
  readonly own: readonly Passage[]
  readonly other: readonly Passage[]
}

/** An article in one language, with the `PassageMaker` for it. */
export type ArticleSide = { readonly article: Article; readonly passages: PassageMaker }

/**
 * Pairs the passages of an article in two languages by the structure of the entry: first the introduction and the main
 * points, then the sections by their anchors. Within a section, passages are paired block by block and paragraph by
 * paragraph. If the kinds of blocks in two sections differ, all passages below the two headings form one pair.
 */
export function pairArticles(own: ArticleSide, other: ArticleSide): readonly PassagePair[] {
  const pairs = [
    { own: own.passages.intro(own.article), other: other.passages.intro(other.article) },
    ...pairLists(own.passages.keyPoints(own.article), other.passages.keyPoints(other.article)),
    ...pairSections(sectionsOf(own.article.blocks), sectionsOf(other.article.blocks)).flatMap(([one, another]) =>
      pairSection(one, another, own.passages, other.passages),
    ),
  ]
  return pairs.filter((pair) => pair.own.length + pair.other.length > 0)
}

/** The blocks between one heading and the next. The first section of a page may have no heading. */
type Section = { readonly anchor: string | undefined; readonly heading: string | undefined; readonly blocks: Block[] }

function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'text' && block.heading !== undefined)
      sections.push({ anchor: block.anchor, heading: block.heading, blocks: [block] })
    else if (sections.length === 0) sections.push({ anchor: undefined, heading: undefined, blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

type SectionPair = readonly [Section | undefined, Section | undefined]

/**
 * Pairs sections by their anchors. A section that only one article has stays in its position there. Articles whose anchors
 * are derived from translated headings have no anchor in common. If they have the same number of sections, the sections are
 * paired in order.
 */
function pairSections(own: readonly Section[], other: readonly Section[]): readonly SectionPair[] {
  const anchors = new Set(other.map(({ anchor }) => anchor))
  const isShared = ({ anchor }: Section) => anchors.has(anchor)
  if (own.length === other.length && !own.some((section) => section.anchor !== undefined && isShared(section)))
    return own.map((section, place) => [section, other[place]])
  const waiting = [...other]
  const pairs = own.flatMap((section): SectionPair[] => {
    const place = waiting.findIndex(({ anchor }) => anchor === section.anchor)
    if (place < 0) return [[section, undefined]]
    const ownAnchors = new Set(own.map(({ anchor }) => anchor))
    const before = waiting.slice(0, place).filter(({ anchor }) => !ownAnchors.has(anchor))
    const counterpart = waiting[place]
    waiting.splice(0, waiting.length, ...waiting.filter((one) => one !== counterpart && !before.includes(one)))
    return [...before.map((one): SectionPair => [undefined, one]), [section, counterpart]]
  })
  return [...pairs, ...waiting.map((section): SectionPair => [undefined, section])]
}

function pairSection(
  own: Section | undefined,
  other: Section | undefined,
  ownPassages: PassageMaker,
  otherPassages: PassageMaker,
): readonly PassagePair[] {
  const headingOf = (section: Section | undefined): Passage[] =>
    section?.heading === undefined ? [] : [{ kind: 'heading', text: section.heading }]
  const anchor = own?.anchor ?? other?.anchor
  const heading = {
    ...(anchor !== undefined && { anchor }),
    own: headingOf(own),
    other: headingOf(other),
  }
  const [ownBlocks, otherBlocks] = [own?.blocks ?? [], other?.blocks ?? []]
  const isSame =
    ownBlocks.length === otherBlocks.length &&
    ownBlocks.every((block, place) => block.kind === otherBlocks[place]?.kind)
  if (!isSame)
    return [
      heading,
      {
        own: ownBlocks.flatMap((block) => ownPassages.block(block)),
        other: otherBlocks.flatMap((block) => otherPassages.block(block)),
      },
    ]
  return [
    heading,
    ...ownBlocks.flatMap((block, place) => pairBlocks(block, otherBlocks[place] as Block, ownPassages, otherPassages)),
  ]
}

function pairBlocks(
  own: Block,
  other: Block,
  ownPassages: PassageMaker,
  otherPassages: PassageMaker,
): readonly PassagePair[] {
  const [ownTexts, otherTexts] = [ownPassages.texts(own), otherPassages.texts(other)]
  if (!ownTexts || !otherTexts) return pairLists(ownPassages.block(own), otherPassages.block(other))
  return pairTexts(ownTexts, otherTexts).map((pair) => ({
    own: passageOf(pair.own, ownPassages),
    other: passageOf(pair.other, otherPassages),
  }))
}

const passageOf = (nodes: readonly RootContent[], passages: PassageMaker): readonly Passage[] =>
  nodes.length === 0 ? [] : [passages.text(nodes)]

/** Pairs passages in order if both lists have the same length. Otherwise both lists form a single pair. */
const pairLists = (own: readonly Passage[], other: readonly Passage[]): readonly PassagePair[] =>
  own.length === other.length
    ? own.map((passage, place) => ({ own: [passage], other: [other[place] as Passage] }))
    : [{ own, other }]
