import { SituationPageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { medicalPage, withBreadcrumbs } from '#blocks/structured-data-parts.server.ts'
import { parseSituation } from './parse-condition.server.ts'

export const situationContent = entryContent({
  query: SituationPageDocument,
  parse: parseSituation,
  sections: ['situations'],
  topicGroup: 'situations',
  structuredData: ({ article, condition }, page) =>
    withBreadcrumbs(article, page, {
      ...medicalPage(article, page),
      ...(condition && { about: { '@type': 'MedicalCondition', name: condition.label } }),
    }),
})
