import { Fragment, type ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { BlockContext } from './block-context.ts'
import type { BlockProps } from './block-definition.ts'
import { blockKinds, type Block, type BlockKind, type BlockOf } from './block-kinds.ts'
import { numberSections, outlineOf, type OutlineEntry } from './outline.ts'
import type { Source } from './source.ts'

type Props = {
  blocks: readonly Block[]
  /** The outline of these blocks, for callers that have it already. */
  outline?: readonly OutlineEntry[]
  /** The article's list of sources, to which the texts refer. */
  sources?: readonly Source[]
  pageLanguage?: { lang?: Language; dir?: 'ltr' | 'rtl' }
  /** The number of the chapter, which prefixes the numbers of its sections: 2.1, 2.2. */
  chapter?: string | undefined
  /** The notice that a translation is behind the original; shown above each group of care cards (settled 14). */
  careNotice?: ReactNode
}

/** Renders a page's blocks in their order. */
export function Blocks({
  blocks,
  outline = outlineOf(blocks),
  sources = [],
  pageLanguage = {},
  chapter,
  careNotice,
}: Props) {
  const context: BlockContext = {
    headingLevel: 2,
    pageLanguage,
    sourceNumbers: new Map(sources.map((source, index) => [source.id, index + 1])),
    ...(chapter !== undefined && { sectionNumbers: numberSections(outline, chapter) }),
    anchors: new Map(outline.map(({ blockId, anchor }) => [blockId, anchor])),
  }
  const underHeading: BlockContext = { ...context, headingLevel: 3 }
  let headingSeen = false
  return blocks.map((block, index) => {
    headingSeen ||= block.kind === 'text' && block.heading !== undefined
    const beginsCare = block.kind === 'care-card' && blocks[index - 1]?.kind !== 'care-card'
    return (
      <Fragment key={block.id}>
        {beginsCare && careNotice}
        <BlockView kind={block.kind} block={block} context={headingSeen ? underHeading : context} />
      </Fragment>
    )
  })
}

function BlockView<Kind extends BlockKind>({ kind, ...props }: BlockProps<BlockOf[Kind]> & { kind: Kind }) {
  const View: (props: BlockProps<BlockOf[Kind]>) => ReactNode = blockKinds[kind].view
  return <View {...props} />
}
