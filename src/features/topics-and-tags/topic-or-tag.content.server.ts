import { TopicOrTagPageDocument } from '#content-contract/operations.ts'
import { collectionContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { parseTopicOrTag } from './parse-topic-or-tag.server.ts'

export const topicOrTagContent = collectionContent({
  query: TopicOrTagPageDocument,
  parse: parseTopicOrTag,
  sections: ['topics', 'tags'],
  structuredData: articleData((article, page) => ({ ...webPage(article, page), '@type': 'CollectionPage' })),
})
