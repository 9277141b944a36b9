import { GuidelineArchivePageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, medicalPage } from '#blocks/structured-data-parts.server.ts'
import { parseGuidelineArchive } from './parse-guideline.server.ts'

export const guidelineArchiveContent = entryContent({
  query: GuidelineArchivePageDocument,
  parse: parseGuidelineArchive,
  sections: ['guidelines'],
  topicGroup: 'guidelines',
  structuredData: articleData(medicalPage),
})
