import type { BlockFragment } from '#content-contract/operations.ts'
import type { Language } from '#i18n/languages.ts'
import type { Anchors } from './anchors.server.ts'
import type { Block, CareCardBlock, MediaBlock, QuestionsBlock, TextBlock, Urgency } from './block.ts'
import { ownOriginsOf, type LinkContext } from './parse-link.server.ts'
import { parseOptionGrid } from './parse-option-grid.server.ts'
import { parsePhones } from './parse-phones.server.ts'
import { parsePicture } from './parse-picture.server.ts'
import { parseSources } from './parse-source.server.ts'
import { plainText, plainTexts, nonNull, type Maybe } from './plain-text.server.ts'
import { resolveHref } from './resolve-href.server.ts'
import type { RichTextParser } from './rich-text.server.ts'

/** The context of its page that a block's parser needs. */
type BlocksContext = LinkContext & {
  readonly path: string
  /** The language of the text. */
  readonly language: Language
  readonly richText: RichTextParser
  readonly anchors: Anchors
}

/** A block that cannot be shown, and why. */
type Refusal = { readonly kind: 'refused'; readonly reason: string }
const refused = (reason: string): Refusal => ({ kind: 'refused', reason })

/** A block on its way: its id, which is unique among its page's blocks, and the anchor that its heading has been given. */
type Draft = { readonly fragment: BlockFragment; readonly id: string; readonly anchor: string | undefined }

type BlockParser = (draft: Draft, context: BlocksContext) => Block | Refusal

/** By the content system's type handles. */
const parsers: Readonly<Record<string, BlockParser>> = {
  textBlock: parseTextBlock,
  careCard: parseCareCard,
  questionsBlock: parseQuestions,
  mediaBlock: parseMedia,
  optionGrid: ({ fragment, id }, context) =>
    parseOptionGrid(fragment, id, context) ?? refused('there is nothing to compare'),
}

/**
 * A page's blocks in their order. A block that cannot be shown (of an unknown type, without a required part) is left out
 * and reported with its place. Never throws.
 */
export function parseBlocks(fragments: Maybe<readonly Maybe<BlockFragment>[]>, context: BlocksContext): Block[] {
  const { site, language, path } = context
  return draftsOf(nonNull(fragments), context).flatMap((draft) => {
    const place = { site: site.handle, language, path, block: draft.id, type: draft.fragment.typeHandle ?? undefined }
    const here: BlocksContext = { ...context, report: (problem) => context.report({ ...place, ...problem }) }
    const parsed = parseSafely(draft, here)
    if (parsed.kind !== 'refused') return [parsed]
    here.report({ message: `A block is left out: ${parsed.reason}.` })
    return []
  })
}

function parseSafely(draft: Draft, context: BlocksContext): Block | Refusal {
  const type = draft.fragment.typeHandle ?? ''
  if (!Object.hasOwn(parsers, type)) return refused('its type is unknown')
  try {
    return parsers[type]?.(draft, context) ?? refused('its type is unknown')
  } catch (error) {
    // The rest of the page, with its emergency numbers, must not go with one block.
    return refused(`it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

/**
 * Anchors are given before the texts are read: first those that editors chose, for links rely on them, then those of the
 * blocks' headings, and only then those of the headings inside the texts.
 */
function draftsOf(fragments: readonly BlockFragment[], { anchors }: BlocksContext): readonly Draft[] {
  const headings = fragments.map((fragment) =>
    fragment.typeHandle === 'textBlock' ? plainText(fragment.heading) : undefined,
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

function parseTextBlock({ fragment, id, anchor }: Draft, context: BlocksContext): TextBlock | Refusal {
  const heading = plainText(fragment.heading)
  const body = context.richText(`${id}-body`, fragment.body)
  if (heading === undefined && !body) return refused('it has neither a heading nor a text')
  const evidence = parseSources(fragment.evidence, context)
  return {
    kind: 'text',
    id,
    ...(anchor !== undefined && { anchor }),
    ...(heading !== undefined && { heading }),
    ...(body && { body }),
    ...(evidence.length > 0 && { evidence }),
  }
}

const urgencies: readonly Urgency[] = ['emergency', 'urgent', 'ask']

function parseCareCard({ fragment, id }: Draft, context: BlocksContext): CareCardBlock | Refusal {
  const urgency = urgencies.find((known) => known === fragment.urgency)
  if (!urgency) return refused('its urgency is unknown')
  // Terms are not explained here: a pop-up must never lie over what to do in an emergency.
  const body = context.richText(`${id}-body`, fragment.body, 'caption')
  if (!body) return refused('it has no text')
  const heading = plainText(fragment.heading)
  const phones = parsePhones(fragment.phone)
  return {
    kind: 'care-card',
    id,
    urgency,
    ...(heading !== undefined && { heading }),
    body,
    ...(phones.length > 0 && { phones }),
  }
}

function parseQuestions({ fragment, id }: Draft): QuestionsBlock | Refusal {
  const questions = [...new Set(plainTexts(fragment.questions))]
  return questions.length > 0 ? { kind: 'questions', id, questions } : refused('it has no questions')
}

function parseMedia({ fragment, id }: Draft, context: BlocksContext): MediaBlock | Refusal {
  const picture = parsePicture(fragment.image, `${id}-picture`, context)
  const caption = context.richText(`${id}-caption`, fragment.caption, 'caption')
  const url = videoAddress(fragment.videoUrl, context)
  if (url !== undefined) {
    const transcript = context.richText(`${id}-transcript`, fragment.transcript)
    return {
      kind: 'video',
      id,
      url,
      ...(picture && { still: picture }),
      ...(caption && { caption }),
      ...(transcript && { transcript }),
    }
  }
  return picture
    ? { kind: 'figure', id, picture, ...(caption && { caption }) }
    : refused('it has neither a picture nor a video')
}

/** Returns the address of a video, for our own pages the public one; undefined, and reported, when it cannot be a link. */
function videoAddress(written: Maybe<string>, context: BlocksContext): string | undefined {
  const address = plainText(written)
  if (address === undefined) return undefined
  const target = resolveHref(address, ownOriginsOf(context))
  if (target.kind === 'external') return target.href
  if (target.kind === 'internal') return context.publicHref(context.site.handle, target.path)
  context.report({ message: 'The address of a video is left out.' })
  return undefined
}
