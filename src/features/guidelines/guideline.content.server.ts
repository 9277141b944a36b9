import { GuidelinePageDocument } from '#content-contract/operations.ts'
import { publicationContent } from '#blocks/kind-content.server.ts'
import { articleData, medicalPage } from '#blocks/structured-data-parts.server.ts'
import { loadMessages } from '#i18n/load-i18n.ts'
import { parseGuideline, parseGuidelinePage } from './parse-guideline.server.ts'
import { partTitle } from './part-titles.ts'

export const guidelineContent = publicationContent({
  query: GuidelinePageDocument,
  hasParts: true,
  parse: async (entry, part, context, i18n) => {
    const content = parseGuidelinePage(entry, part, context)
    if (!content) return undefined
    await loadMessages(i18n, 'guidelines')
    return {
      content,
      publication: parseGuideline(entry, context),
      title: partTitle(content.part, i18n),
      // The URL without a year shows the newest summary, so the canonical URL is the one with the year of that summary.
      ...(content.part.name === 'summary-of-changes' && { canonicalPart: `${content.part.name}/${content.part.year}` }),
    }
  },
  sections: ['guidelines'],
  topicGroup: 'guidelines',
  structuredData: articleData(medicalPage),
})
