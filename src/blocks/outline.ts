import type { Block } from './block.ts'

/** A heading that "On this page" leads to: that of a text block, or the fixed heading of a kind of block. */
export type OutlineEntry = {
  readonly blockId: string
  readonly anchor: string
  readonly heading: { readonly text: string } | { readonly ofBlock: 'questions' | 'option-grid' }
}

const blockAnchors = { questions: 'questions', 'option-grid': 'comparison' } as const

/**
 * The headings of a page's blocks in their order, each with an anchor that occurs once. Texts choose theirs; the blocks
 * with a fixed heading take theirs only when no text has it, and otherwise one made from their id.
 */
export function outlineOf(blocks: readonly Block[]): readonly OutlineEntry[] {
  const taken = new Set(
    blocks.flatMap((block) => (block.kind === 'text' && block.anchor !== undefined ? [block.anchor] : [])),
  )
  return blocks.flatMap((block): OutlineEntry[] => {
    switch (block.kind) {
      case 'text':
        return block.heading !== undefined && block.anchor !== undefined
          ? [{ blockId: block.id, anchor: block.anchor, heading: { text: block.heading } }]
          : []
      case 'questions':
      case 'option-grid': {
        const wanted = blockAnchors[block.kind]
        const anchor = taken.has(wanted) ? `block-${block.id}` : wanted
        taken.add(anchor)
        return [{ blockId: block.id, anchor, heading: { ofBlock: block.kind } }]
      }
      case 'care-card':
      case 'figure':
      case 'video':
        return []
    }
  })
}
