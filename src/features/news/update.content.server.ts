import { UpdatePageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, newsArticle } from '#blocks/structured-data-parts.server.ts'
import { parseUpdate } from './parse-news.server.ts'

export const updateContent = entryContent({
  query: UpdatePageDocument,
  parse: parseUpdate,
  sections: ['updates'],
  topicGroup: 'updates',
  structuredData: articleData(newsArticle),
})
