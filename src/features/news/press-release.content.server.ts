import { PressReleasePageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, newsArticle } from '#blocks/structured-data-parts.server.ts'
import { parsePressRelease } from './parse-news.server.ts'

export const pressReleaseContent = entryContent({
  query: PressReleasePageDocument,
  parse: parsePressRelease,
  sections: ['pressReleases'],
  topicGroup: 'pressReleases',
  structuredData: articleData(newsArticle),
})
