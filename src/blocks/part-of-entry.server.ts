import { pathFromUri } from '#lib/uri-path.ts'
import type { Article } from './article.ts'
import type { ArticleFields } from './parse-article.server.ts'
import type { Maybe } from './plain-text.server.ts'

/** Empty values for the fields that only the entry's own page shows, and not the pages of its parts. */
export const noText = {
  keyPoints: null,
  featuredimage: null,
  blocks: null,
  relatedContent: null,
  sources: null,
  evidence: null,
  reviewers: null,
  lastReviewed: null,
  nextReview: null,
  postDate: null,
  translator: null,
  ancestors: [],
} satisfies ArticleFields

/** Returns the entry with the fields of `noText` emptied. The others, such as the title and the language, are kept. */
export const withoutText = (entry: Maybe<Omit<ArticleFields, 'relatedContent'>>): Maybe<ArticleFields> =>
  entry && { ...entry, ...noText }

/**
 * Changes the link to the original of an untranslated or outdated part, so that it leads to the same part and not to the
 * entry.
 */
export function belowOriginal(article: Article, part: string): Article {
  const { translation } = article
  return 'originalHref' in translation
    ? {
        ...article,
        translation: { ...translation, originalHref: `${translation.originalHref}/${pathFromUri(part).slice(1)}` },
      }
    : article
}
