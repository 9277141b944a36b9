import type { Article } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The part of a page that the pack prints, in one language. */
export type PackText = {
  readonly title: string
  readonly intro?: string
  readonly keyPoints: readonly string[]
  readonly questions: readonly string[]
  /** The language of the text, which is not the site's when a translation is missing. */
  readonly language: Language
  /** The public URL of the page. */
  readonly href: string
  /** The path of the page on each site that has it in its own language. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
}

/** Takes from an article what the pack prints. */
export const packText = (
  { title, intro, keyPoints, blocks, language }: Article,
  { href, translations }: Pick<PackText, 'href' | 'translations'>,
): PackText => ({
  title,
  ...(intro !== undefined && { intro }),
  keyPoints,
  questions: blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : [])),
  language,
  href,
  translations,
})

/** A page of the pack: the text that the reader added, the one that is shown first, and the one in the second language. */
export type PackTexts = {
  readonly added: PackText
  readonly first: PackText
  readonly second?: PackText | undefined
}

/**
 * Returns a suggested question in the second language: the one at the same place of the same page. Undefined for a
 * reader's own question, and where the two pages do not have the same number of questions.
 */
export function translatedQuestion(pages: readonly PackTexts[], question: string): string | undefined {
  for (const { added, first, second } of pages) {
    const asked = [first, added].find(({ questions }) => questions.includes(question))
    if (asked && second?.questions.length === asked.questions.length)
      return second.questions[asked.questions.indexOf(question)]
  }
  return undefined
}
