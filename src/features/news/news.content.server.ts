import { NewsPageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { newsArticle, withBreadcrumbs } from '#blocks/structured-data-parts.server.ts'
import { parseNews } from './parse-news.server.ts'

export const newsContent = entryContent({
  query: NewsPageDocument,
  parse: parseNews,
  sections: ['news'],
  topicGroup: 'news',
  structuredData: ({ article, authors }, page) =>
    withBreadcrumbs(article, page, {
      ...newsArticle(article, page),
      author: authors.map(({ name }) => ({ '@type': 'Organization' as const, name })),
    }),
})
