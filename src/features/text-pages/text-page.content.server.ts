import { ArticlePageDocument } from '#content-contract/operations.ts'
import { entryVariables, type KindContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { parseTextPage } from './parse-text-page.server.ts'
import type { TextPage } from './text-page.ts'

export const textPageContent: KindContent<TextPage> = {
  fetch: async (params) => {
    const { entry } = await fetchContent(ArticlePageDocument, entryVariables(params))
    if (!entry) return undefined
    return {
      result: entry,
      // The query selects only the type of an entry of an unknown type, for which `parseTextPage` throws.
      meta: 'id' in entry ? entry : {},
      parse: (context) => ({ content: parseTextPage(entry, context) }),
    }
  },
  sections: ['pages'],
  structuredData: articleData(webPage),
}
