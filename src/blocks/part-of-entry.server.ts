import { pathFromUri } from '#lib/uri-path.ts'
import type { Article } from './article.ts'
import type { ArticleFields } from './parse-article.server.ts'
import type { Maybe } from './plain-text.server.ts'

/** Empty values for the fields that only the entry's own page shows, used for its parts. */
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

/** Returns the entry without the text of its own page; its name and its language remain. */
export const withoutText = (entry: Maybe<Omit<ArticleFields, 'relatedContent'>>): Maybe<ArticleFields> =>
  entry && { ...entry, ...noText }

/** Makes the link from an untranslated or outdated part lead to the same part of the original, not to its entry. */
export function belowOriginal(article: Article, part: string): Article {
  const { translation } = article
  return 'originalHref' in translation
    ? {
        ...article,
        translation: { ...translation, originalHref: `${translation.originalHref}/${pathFromUri(part).slice(1)}` },
      }
    : article
}
