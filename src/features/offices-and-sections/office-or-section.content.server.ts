import { OfficeOrSectionPageDocument } from '#content-contract/operations.ts'
import { collectionContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { parseOfficeOrSection } from './parse-office-or-section.server.ts'

export const officeOrSectionContent = collectionContent({
  query: OfficeOrSectionPageDocument,
  parse: parseOfficeOrSection,
  sections: ['offices', 'sections'],
  topicGroup: 'officesAndSections',
  structuredData: articleData(webPage),
})
