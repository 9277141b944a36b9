import type { Language } from '#i18n/languages.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { BlockContent } from './block-content.server.ts'
import type { Block, BlockKind, BlockOf } from './block-kinds.ts'
import { blockContents } from './block-kinds.server.ts'

const wordsPerMinute = 200
const chineseCharactersPerMinute = 300

/**
 * Returns the reading time of texts and blocks in whole minutes, at least 1. The kind of a block decides which of its texts
 * are included: a transcript, for example, is not.
 */
export function readingMinutes(language: Language, texts: readonly string[], blocks: readonly Block[]): number {
  const text = [...texts, ...blocks.flatMap(wordsOf)].join('\n')
  const minutes =
    language === 'zh-CN'
      ? countCharacters(text) / chineseCharactersPerMinute
      : countWords(language, text) / wordsPerMinute
  return Math.max(1, Math.round(minutes))
}

const wordsOf = (block: Block): readonly string[] =>
  textsOf(block.kind, block).map((text) => (typeof text === 'string' ? text : words(text)))

/** Returns the texts of a block that its kind includes in the reading time. */
export function textsOf<Kind extends BlockKind>(kind: Kind, block: BlockOf[Kind]) {
  const { texts }: BlockContent<BlockOf[Kind]> = blockContents[kind]
  return texts(block)
}

/**
 * Returns the plain text of a rich text without the additions: definitions, the buttons and notes of sources, and text for
 * screen readers.
 */
const words = (richText: RichText | undefined): string =>
  (richText?.html ?? '')
    .replace(/<div popover="auto".*?<\/div>/gs, ' ')
    .replace(/<button type="button" data-source="".*?<\/button>/g, '')
    .replace(/<span class="vh".*?<\/span>/gs, ' ')
    .replace(/<\/?(?:strong|em|b|i|a|bdi|span|abbr|button|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')

const segmenters = new Map<Language, Intl.Segmenter>()

function countWords(language: Language, text: string): number {
  let segmenter = segmenters.get(language)
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })))
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++
  return count
}

/** Counts Chinese characters. A Latin word or a number is counted as one character. */
const countCharacters = (text: string): number => text.match(/\p{Script=Han}|[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0
