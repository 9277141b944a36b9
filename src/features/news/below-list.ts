import type { Article } from '#blocks/article.ts'

/** The article with the list that it stands in above it. */
export const belowList = (article: Article, path: string, label: string): Article => ({
  ...article,
  ancestors: [{ kind: 'internal', path, label }, ...article.ancestors],
})
