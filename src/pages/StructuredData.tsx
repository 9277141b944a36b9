import { createIsomorphicFn } from '@tanstack/react-start'
import { useRouteContext } from '@tanstack/react-router'
import type { DocumentContext } from '#document/document-context.ts'
import type { Page } from './page.ts'
import { structuredDataJson } from './structured-data.server.ts'

const describePage = createIsomorphicFn()
  .server((context: Pick<DocumentContext, 'current' | 'frame'>, page: Page) => structuredDataJson(context, page))
  .client((): string => '')

/**
 * Renders the page's structured data (schema.org) on the server; hydration keeps it. Pages to which the reader navigates in
 * the browser have none, because search engines read the documents from the server.
 */
export function StructuredData({ page }: { page: Page }) {
  return (
    <script
      key={page.meta.uri}
      id="structured-data"
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: describePage(useRouteContext({ from: '__root__' }), page) }}
    />
  )
}
