import { UndergraduatePageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { parseUndergraduate } from './parse-undergraduate.server.ts'

export const undergraduateContent = entryContent({
  query: UndergraduatePageDocument,
  parse: parseUndergraduate,
  sections: ['undergraduates'],
  topicGroup: 'undergraduates',
  structuredData: articleData(webPage),
})
