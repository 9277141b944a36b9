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

/** A page of the pack in one or two languages. */
export type PackTexts = { readonly first: PackText; readonly second?: PackText | undefined }

/**
 * Returns a suggested question in the second language: the one at the same place of the same page. Undefined for a
 * reader's own question, and where the two pages do not have the same number of questions.
 */
export function translatedQuestion(texts: readonly PackTexts[], question: string): string | undefined {
  for (const { first, second } of texts) {
    const place = first.questions.indexOf(question)
    if (place >= 0 && second?.questions.length === first.questions.length) return second.questions[place]
  }
  return undefined
}
