import type { Article } from '#blocks/article.ts'
import { articleTexts, htmlTexts } from '#blocks/article-texts.server.ts'
import { type ArticleSide, pairArticles } from './pair-articles.server.ts'
import type { Passage } from './side-by-side.ts'

/**
 * Returns the texts of a translation whose original has changed since they were translated. These are the counterparts of
 * texts that are in the current original, but not in the version that was translated.
 *
 * @param before the version of the original that was translated
 */
export function outdatedTexts(before: Article, original: ArticleSide, translation: ArticleSide): ReadonlySet<string> {
  const textsOf = (article: Article) => articleTexts(article).flatMap(({ texts }) => texts)
  const known = new Set(textsOf(before))
  const changed = new Set(textsOf(original.article).filter((text) => !known.has(text)))
  return new Set(
    pairArticles(original, translation)
      .filter(({ own }) => own.flatMap(passageTexts).some((text) => changed.has(text)))
      .flatMap(({ other }) => other.flatMap(passageTexts)),
  )
}

/** Returns the texts of a passage: of a card only those of its body, and of a figure only those of its caption. */
export function passageTexts(passage: Passage): readonly string[] {
  switch (passage.kind) {
    case 'heading':
      return [passage.text]
    case 'text':
      return htmlTexts(passage.richText.html)
    case 'care-card':
      return htmlTexts(passage.block.body.html)
    case 'figure':
      return passage.block.caption ? htmlTexts(passage.block.caption.html) : []
  }
}
