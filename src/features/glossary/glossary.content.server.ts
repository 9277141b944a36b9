import { ArticlePageDocument, GlossaryDocument } from '#content-contract/operations.ts'
import { entryVariables, type KindContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { Glossary } from './glossary.ts'
import { parseGlossary } from './parse-glossary.server.ts'

export const glossaryContent: KindContent<Glossary> = {
  fetch: async (params) => {
    const { variables } = await fetchContentSites(params.site.handle)
    const [{ entry }, { entries }] = await Promise.all([
      fetchContent(ArticlePageDocument, entryVariables(params)),
      fetchContent(GlossaryDocument, variables),
    ])
    if (!entry || !('id' in entry)) return undefined
    return {
      // The parsed page depends on two results, so neither can be its cache key. With a new object, it is not cached.
      result: {},
      meta: entry,
      parse: (context) => ({ content: parseGlossary(entry, entries, context) }),
    }
  },
  sections: [],
  structuredData: articleData(webPage),
}
