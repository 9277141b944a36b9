import type { QueryClient } from '@tanstack/react-query'
import { withWords, withoutWords, type Data } from '#lib/page-words.ts'
import { unprefixLinks } from '#lib/rich-text.ts'
import type { Page } from '../-pages/page.ts'
import type { DocumentContext } from './document-context.ts'

/** The data that a page was rendered with, by its query keys; last, whether its words stand in the document only. */
type PageData = readonly (readonly [key: readonly string[], data: unknown, isWithoutWords?: true])[]

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** All words of the answer stand on the page as they are: they need not stand in its data again. */
      readonly shownWhole?: boolean
    }
  }
}

export const pageDataId = 'page-data'

/**
 * What the browser needs to know to take a rendered page over, as JSON that can stand in a script element.
 *
 * @param isWhole whether the words stand in it, too: in a preview they are shown with other links
 */
export function dehydratePageData(queryClient: QueryClient, isWhole: boolean): string {
  const data: PageData = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state, meta }) => {
      const key = queryKey as readonly string[]
      // A page has come with the answer to its address, not by its query.
      const isPage = key[0] === 'page'
      if (isWhole || !(isPage || meta?.shownWhole)) return [key, state.data]
      return [key, withoutWords(isPage ? withoutTranslations(state.data as Page) : state.data), true]
    })
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** A page in the data of its document: its translations stand in its head already, as the links to other languages. */
type WrittenPage = { meta: { translations?: Page['meta']['translations'] } }

const withoutTranslations = (page: Page): WrittenPage => ({ ...page, meta: { ...page.meta, translations: undefined } })

/** The translations by the links that stand in the head. */
const shownTranslations = ({ siblings, current }: Pick<DocumentContext, 'siblings' | 'current'>) =>
  Object.fromEntries(
    siblings.flatMap(({ handle, locale }) => {
      const link = document.querySelector(`link[hreflang="${locale}"]`)?.getAttribute('href')
      return link ? [[handle, link.slice(current.publicBases[handle].length)]] : []
    }),
  )

/**
 * Fills the query cache from the rendered page. Runs before React takes the document over. Data that was written with its
 * words is taken as it is, whether the page shows all of them or not. Data of which a word is not found is left out, and the
 * loaders fetch it.
 */
export function hydratePageData(
  context: Pick<DocumentContext, 'siblings' | 'current'>,
  queryClient: QueryClient,
): void {
  const { basePath, prefix: sitePrefix } = context.current
  const prefix = basePath + sitePrefix
  const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '[]') as PageData
  const translations = shownTranslations(context)
  const shown = { texts: shownTexts(), html: (id: string) => shownHtml(id, prefix) }
  for (const [key, written, isWithoutWords] of data) {
    const whole = isWithoutWords ? withWords(written as Data, shown) : written
    if (key[0] === 'page' && whole) (whole as WrittenPage).meta.translations ??= translations
    if (whole !== undefined) queryClient.setQueryData(key, whole)
  }
}

/** The texts that stand alone in an element of the page, in its head, and what its drawings are called. */
function shownTexts(): readonly string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '')
  for (const element of document.querySelectorAll('[alt], [aria-label], meta[content]')) {
    for (const name of ['alt', 'aria-label', 'content']) texts.push(element.getAttribute(name) ?? '')
  }
  return texts
}

function shownHtml(id: string, prefix: string): string | undefined {
  const element = document.querySelector(`[data-rich-text="${CSS.escape(id)}"]`)
  return element ? unprefixLinks(element.innerHTML, prefix) : undefined
}
