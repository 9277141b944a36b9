import { TreatmentPageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, medicalPage } from '#blocks/structured-data-parts.server.ts'
import { parseTreatment } from './parse-treatment.server.ts'

export const treatmentContent = entryContent({
  query: TreatmentPageDocument,
  parse: parseTreatment,
  sections: ['treatments'],
  topicGroup: 'treatments',
  structuredData: articleData((article, page) => ({
    ...medicalPage(article, page),
    about: { '@type': 'MedicalTherapy', name: article.title },
  })),
})
