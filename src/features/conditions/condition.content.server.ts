import { ConditionPageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, medicalPage } from '#blocks/structured-data.server.ts'
import { parseCondition } from './parse-condition.server.ts'

export const conditionContent = entryContent({
  query: ConditionPageDocument,
  parse: parseCondition,
  sections: ['conditions'],
  topicGroup: 'conditions',
  structuredData: articleData((article, page) => ({
    ...medicalPage(article, page),
    about: { '@type': 'MedicalCondition', name: article.title },
  })),
})
