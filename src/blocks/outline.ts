import type { ReactNode } from 'react'
import { blockKinds, type Block } from './block-kinds.ts'

/** A heading that "On this page" leads to: that of a text block, or the fixed heading of a kind of block. */
export type OutlineEntry = {
  readonly blockId: string
  readonly anchor: string
  readonly heading: { readonly text: string } | { readonly Heading: () => ReactNode }
}

/**
 * The headings of a page's blocks in their order, each with an anchor that occurs once. Texts choose theirs; the blocks
 * with a fixed heading take theirs only when no text has it, and otherwise one made from their id.
 */
export function outlineOf(blocks: readonly Block[]): readonly OutlineEntry[] {
  const taken = new Set(
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
    const anchor = taken.has(heading.anchor) ? `block-${blockId}` : heading.anchor
    taken.add(anchor)
    return [{ blockId, anchor, heading }]
  })
}
