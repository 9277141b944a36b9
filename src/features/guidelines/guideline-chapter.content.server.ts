import { GuidelineChapterPageDocument } from '#content-contract/operations.ts'
import { publicationContent } from '#blocks/kind-content.server.ts'
import { articleData, medicalPage } from '#blocks/structured-data-parts.server.ts'
import { parseGuideline, parseGuidelineChapter } from './parse-guideline.server.ts'

export const guidelineChapterContent = publicationContent({
  query: GuidelineChapterPageDocument,
  parse: (entry, _, context) => ({
    content: parseGuidelineChapter(entry, context),
    publication: parseGuideline('parent' in entry ? entry.parent : undefined, context),
  }),
  sections: ['guidelines'],
  topicGroup: 'guidelines',
  structuredData: articleData(medicalPage),
})
