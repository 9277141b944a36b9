import type { BlockFragment } from '#content-contract/operations.ts'
import { refused, type BlockDraft, type BlockParserContext, type Refusal } from './block-content.server.ts'
import type { Block } from './block-kinds.ts'
import { blockContents } from './block-kinds.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'

const contents = Object.values(blockContents)

/**
 * Parses the blocks of a page, in order. A block that cannot be shown, because its type is unknown or a required part is
 * missing, is left out and reported with its id. Never throws.
 */
export function parseBlocks(fragments: Maybe<readonly Maybe<BlockFragment>[]>, context: BlockParserContext): Block[] {
  const { site, language, path } = context
  return draftsOf(nonNull(fragments), context).flatMap((draft) => {
    const place = { site: site.handle, language, path, block: draft.id, type: draft.fragment.typeHandle ?? undefined }
    const blockContext: BlockParserContext = {
      ...context,
      report: (problem) => context.report({ ...place, ...problem }),
    }
    const parsed = parseSafely(draft, blockContext)
    if (parsed.kind !== 'refused') return [parsed]
    blockContext.report({ message: `A block is left out: ${parsed.reason}.` })
    return []
  })
}

function parseSafely(draft: BlockDraft, context: BlockParserContext): Block | Refusal {
  const { typeHandle } = draft.fragment
  try {
    for (const { type, parse } of contents) {
      const parsed = type === typeHandle ? parse(draft, context) : undefined
      if (parsed) return parsed
    }
    return refused('its type is unknown')
  } catch (error) {
    // An invalid block must not hide the rest of the page, which may contain emergency numbers.
    return refused(`it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

/**
 * Assigns ids and anchors before texts are parsed. The anchors that editors have set come first, because links rely on them,
 * and then those of the blocks' headings. The headings inside the texts get their anchors later.
 */
function draftsOf(fragments: readonly BlockFragment[], { anchors }: BlockParserContext): readonly BlockDraft[] {
  const headings = fragments.map((fragment) =>
    fragment.typeHandle === blockContents.text.type ? plainText(fragment.heading) : undefined,
  )
  const chosen = fragments.map(({ anchor }, place) => {
    const wanted = headings[place] === undefined ? undefined : plainText(anchor)
    return wanted === undefined ? undefined : anchors.claim(wanted)
  })
  const ids = new Set<string>()
  return fragments.map((fragment, place) => {
    const heading = headings[place]
    return {
      fragment,
      id: uniqueId(fragment, place, ids),
      anchor: chosen[place] ?? (heading === undefined ? undefined : anchors.derive(heading)),
    }
  })
}

function uniqueId({ id }: BlockFragment, place: number, used: Set<string>): string {
  const own = (typeof id === 'string' && id.replace(/[^\w-]/g, '-')) || `at-${place + 1}`
  let free = own
  for (let count = 2; used.has(free); count++) free = `${own}-${count}`
  used.add(free)
  return free
}
