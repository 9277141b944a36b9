import type { Article } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The part of a page that is printed in the pack, in one language. */
export type PackText = {
  readonly title: string
  readonly intro?: string
  readonly keyPoints: readonly string[]
  readonly questions: readonly string[]
  /** The language of the text. If a translation is missing, it differs from the language of the site. */
  readonly language: Language
  /** The public URL of the page. */
  readonly href: string
  /** The path of the page on each site that has it. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
}

/** Returns the part of an article that is printed in the pack. */
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

/**
 * The texts of a page in the pack: the text that the reader has added, the text that is shown first, and the text in the
 * second language.
 */
export type PackTexts = {
  readonly added: PackText
  readonly first: PackText
  readonly second?: PackText | undefined
}

/**
 * Returns the translation of a suggested question, which is the question at the same position on the translated page.
 * Returns undefined for a reader's own question, and if the two pages have different numbers of questions.
 */
export function translatedQuestion(pages: readonly PackTexts[], question: string): string | undefined {
  for (const { added, first, second } of pages) {
    const asked = [first, added].find(({ questions }) => questions.includes(question))
    if (asked && second?.questions.length === asked.questions.length)
      return second.questions[asked.questions.indexOf(question)]
  }
  return undefined
}
