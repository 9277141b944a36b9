import { ModulePageDocument } from '#content-contract/operations.ts'
import { publicationContent } from '#blocks/kind-content.server.ts'
import { webPage, withBreadcrumbs } from '#blocks/structured-data-parts.server.ts'
import { parseModule } from './parse-module.server.ts'

export const moduleContent = publicationContent({
  query: ModulePageDocument,
  hasParts: true,
  parse: parseModule,
  sections: ['modules'],
  topicGroup: 'modules',
  structuredData: ({ article, part }, page) =>
    part.name === 'start'
      ? withBreadcrumbs(article, page, {
          ...webPage(article, page),
          '@type': 'Course',
          provider: { '@type': 'Organization', name: page.siteName },
        })
      : [],
})
