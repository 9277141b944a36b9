import type { Article } from './article.ts'

/** Returns the article with the list to which it belongs as its first ancestor. */
export const belowList = (article: Article, path: string, label: string): Article => ({
  ...article,
  ancestors: [{ kind: 'internal', path, label }, ...article.ancestors],
})
