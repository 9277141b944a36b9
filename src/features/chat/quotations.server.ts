import { plainText } from '#blocks/plain-text.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { AnswerPage, AnswerSection } from './chat-answer.ts'

/** A unit of a page that may be rephrased: the introduction with the key points, or a whole section. */
export type Quotation = {
  readonly title: string
  readonly heading?: string | undefined
  readonly sentences: readonly string[]
}

/** Returns the units of an answering page: the introduction with the key points first, and then each of its sections. */
export function quotationsOf({ title, intro, keyPoints, sections, language }: AnswerPage): readonly Quotation[] {
  return [
    { title, sentences: [intro ?? '', ...keyPoints].flatMap((text) => sentencesIn(text, language)) },
    ...sections.map(({ heading, blocks }) => ({
      title,
      heading,
      sentences: blocks.flatMap(textsOf).flatMap((text) => sentencesIn(text, language)),
    })),
  ]
}

/** Returns the plain text of each paragraph, heading, list item, cell, caption and summary of a block. */
const textsOf = ({ body }: AnswerSection['blocks'][number]): readonly string[] =>
  (body?.html ?? '').split(/<\/(?:p|li|td|th|h\d|caption|summary)>/).flatMap((html) => plainText(html) ?? [])

const sentencesIn = (text: string, language: Language): readonly string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
