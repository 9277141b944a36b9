import type { ReactNode } from 'react'
import { blockKinds, type Block } from './block-kinds.ts'

/** A heading in "On this page": that of a text block, or the fixed heading of a kind of block. */
export type OutlineEntry = {
  readonly blockId: string
  readonly anchor: string
  readonly heading: { readonly text: string } | { readonly Heading: () => ReactNode }
}

/** The minimum number of headings for which a page has the list "On this page". */
export const minOutlineLength = 2

/**
 * Returns the headings of a page's blocks in their order, each with an anchor that is unique. A text keeps its own anchor. A
 * block whose fixed anchor is already in use gets an anchor derived from its id. `ArticleView.tsx` adds the headings that
 * are outside the blocks.
 */
export function outlineOf(blocks: readonly Block[]): readonly OutlineEntry[] {
  const usedAnchors = new Set(
    blocks.flatMap((block) => (block.kind === 'text' && block.anchor !== undefined ? [block.anchor] : [])),
  )
  return blocks.flatMap((block): OutlineEntry[] => {
    const blockId = block.id
    if (block.kind === 'text')
      return block.heading !== undefined && block.anchor !== undefined
        ? [{ blockId, anchor: block.anchor, heading: { text: block.heading } }]
        : []
    const { heading } = blockKinds[block.kind]
    if (!heading) return []
    const anchor = usedAnchors.has(heading.anchor) ? `block-${blockId}` : heading.anchor
    usedAnchors.add(anchor)
    return [{ blockId, anchor, heading }]
  })
}

/** Returns the numbers of a chapter's sections by the id of the block that begins each: `2.1`, `2.2`. */
export const numberSections = (outline: readonly OutlineEntry[], chapter: string): ReadonlyMap<string, string> =>
  new Map(outline.map(({ blockId }, place) => [blockId, `${chapter}.${place + 1}`]))
