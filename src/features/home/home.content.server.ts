import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { HomePageDocument } from '#content-contract/operations.ts'
import { collectionContent } from '#blocks/kind-content.server.ts'
import type { DescribedPage } from '#blocks/structured-data-parts.server.ts'
import { parseHome } from './parse-home.server.ts'

export const homeContent = collectionContent({
  query: HomePageDocument,
  parse: parseHome,
  sections: ['home'],
  structuredData: (_, page) => [webSite(page)],
})

function webSite({ current: { site, publicBases }, siteName }: DescribedPage): WebSite {
  const base = publicBases[site.handle]
  return {
    '@type': 'WebSite',
    '@id': `${base}/#website`,
    url: `${base}/`,
    name: siteName,
    description: site.seo.description,
    inLanguage: site.locale,
    // Search engines require `query-input` and, in the URL template, its placeholder in braces.
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?q={words}` },
      'query-input': 'required name=words',
    } as WithActionConstraints<SearchAction>,
  }
}
