import type { ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { BlockContext } from './block-context.ts'
import type { BlockProps } from './block-definition.ts'
import { blockKinds, type Block, type BlockKind, type BlockOf } from './block-kinds.ts'
import { numberSections, outlineOf, type OutlineEntry } from './outline.ts'
import type { Source } from './source.ts'

type Props = {
  blocks: readonly Block[]
  /** The outline of the page, for callers that have it already; by default that of these blocks. */
  outline?: readonly OutlineEntry[]
  /** The article's list of sources, which the texts refer to. */
  sources?: readonly Source[]
  pageLanguage?: { lang?: Language; dir?: 'ltr' | 'rtl' }
  /** The number of the chapter, which prefixes the numbers of its sections: 2.1, 2.2. */
  chapter?: string | undefined
}

/** Renders a page's blocks in their order. */
export function Blocks({ blocks, outline = outlineOf(blocks), sources = [], pageLanguage = {}, chapter }: Props) {
  const context: BlockContext = {
    headingLevel: 2,
    pageLanguage,
    sourceNumbers: new Map(sources.map((source, index) => [source.id, index + 1])),
    ...(chapter !== undefined && { sectionNumbers: numberSections(outline, chapter) }),
    anchors: new Map(outline.map(({ blockId, anchor }) => [blockId, anchor])),
  }
  const underHeading: BlockContext = { ...context, headingLevel: 3 }
  let headingSeen = false
  return blocks.map((block) => {
    headingSeen ||= block.kind === 'text' && block.heading !== undefined
    return <BlockView key={block.id} kind={block.kind} block={block} context={headingSeen ? underHeading : context} />
  })
}

function BlockView<Kind extends BlockKind>({ kind, ...props }: BlockProps<BlockOf[Kind]> & { kind: Kind }) {
  const View: (props: BlockProps<BlockOf[Kind]>) => ReactNode = blockKinds[kind].view
  return <View {...props} />
}
