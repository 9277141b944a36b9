import type { SiteHandle } from '#sites/sites.ts'
import type { QueryClient } from '@tanstack/react-query'
import { loadPageComponent } from '../-pages/page-components.tsx'
import { pageQuery } from '../-pages/page.queries.ts'
import { unprefixLinks, withHtml, withoutHtml } from '#lib/rich-text.ts'

/** The answers that a page was rendered with, without the HTML that stands in the page anyway. */
export type PageData = [key: readonly string[], data: Plain][]

/** What JSON can hold. */
type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain }

/** What the browser needs to know to take a rendered page over. */
export const dehydratePageData = (queryClient: QueryClient): PageData =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey as readonly string[], withoutHtml(state.data) as Plain])

/**
 * Fills the query cache from the rendered page: what `dehydratePageData` told, with the words read back from the elements
 * that show them. Runs before React takes the document over, so nothing has changed yet.
 */
export async function hydratePageData(queryClient: QueryClient, pageData: PageData, prefix: string): Promise<void> {
  const readHtml = (id: string): string | undefined => {
    const element = document.querySelector(`[data-rich-text="${CSS.escape(id)}"]`)
    return element ? unprefixLinks(element.innerHTML, prefix) : undefined
  }
  for (const [key, data] of pageData) {
    const whole = withHtml(data, readHtml)
    if (whole !== undefined) queryClient.setQueryData(key, whole)
    const [name, site, uri] = key as Partial<PageKey>
    if (name === 'page' && site && uri) {
      const page = await queryClient.query(pageQuery(site, uri))
      await loadPageComponent(page.content.kind)
    }
  }
}

type PageKey = [name: 'page', site: SiteHandle, uri: string]
