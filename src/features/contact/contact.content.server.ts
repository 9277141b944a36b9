import { ContactPageDocument } from '#content-contract/operations.ts'
import { collectionContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { parseContact } from './parse-contact.server.ts'

export const contactContent = collectionContent({
  query: ContactPageDocument,
  parse: parseContact,
  sections: ['contact'],
  structuredData: articleData((article, page) => ({ ...webPage(article, page), '@type': 'ContactPage' })),
})
