import { ConditionPageDocument } from '#content-contract/operations.ts'
import { comparisonPart, comparisonTitle } from '#blocks/comparison-titles.server.ts'
import { type KindContent, type ParsedPage, publicationContent } from '#blocks/kind-content.server.ts'
import { medicalPage, withBreadcrumbs } from '#blocks/structured-data-parts.server.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import type { Comparison, Condition } from './condition.ts'
import { parseComparison, parseCondition } from './parse-condition.server.ts'

export const conditionContent: KindContent<Condition | Comparison> = publicationContent({
  query: ConditionPageDocument,
  hasParts: true,
  parse: async (entry, part, context, i18n): Promise<ParsedPage<Condition | Comparison, never> | undefined> => {
    if (part === undefined) return { content: parseCondition(entry, context) }
    const comparison = parseComparison(entry, context)
    if (!comparison) return undefined
    const { article, condition } = comparison
    const textI18n = await loadI18n(article.language)
    await loadMessages(textI18n, 'content-labels')
    return {
      content: { ...comparison, article: { ...article, title: comparisonTitle(textI18n, condition) } },
      title: comparisonPart(i18n),
    }
  },
  sections: ['conditions'],
  topicGroup: 'conditions',
  structuredData: (content, page) =>
    withBreadcrumbs(content.article, page, {
      ...medicalPage(content.article, page),
      about: {
        '@type': 'MedicalCondition',
        name: content.part === 'compare' ? content.condition : content.article.title,
      },
    }),
})
