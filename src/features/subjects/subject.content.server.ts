import { SubjectPageDocument } from '#content-contract/operations.ts'
import { collectionContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data.server.ts'
import { parseSubject } from './parse-subject.server.ts'

export const subjectContent = collectionContent({
  query: SubjectPageDocument,
  parse: parseSubject,
  sections: ['topics', 'tags'],
  structuredData: articleData((article, page) => ({ ...webPage(article, page), '@type': 'CollectionPage' })),
})
