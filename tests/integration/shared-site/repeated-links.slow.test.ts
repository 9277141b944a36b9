import type { Element } from 'hast'
import { expect, inject, test, vi } from 'vitest'
import { kindsOfPage } from '../../e2e/kinds-of-page.ts'
import { type PageDocument, readPage, valueOf } from '../../support/read-page.ts'

vi.setConfig({ testTimeout: 120_000 })

const site = inject('site')

const hasName = (element: Element, name: string) => element.tagName === name
const childrenOf = (element: Element) => element.children.filter((child) => child.type === 'element')

/**
 * Returns the addresses of the pages that each list in the main part links to, without buttons and anchors on the page. A
 * list that contains the current page, such as the breadcrumbs, is left out, because it shows where the page is.
 */
function listsOf(document: PageDocument): readonly (readonly string[])[] {
  const [main] = document.all('main')
  const lists: string[][] = []
  const collect = (element: Element) => {
    if (valueOf(element, 'dataActions') !== undefined || valueOf(element, 'dataRichText') !== undefined) return
    if (hasName(element, 'ul') || hasName(element, 'ol')) {
      if (childrenOf(element).some((item) => valueOf(item, 'ariaCurrent') === 'page')) return
      const links = childrenOf(element)
        .flatMap((item) => childrenOf(item))
        .filter((child) => hasName(child, 'a'))
      lists.push(links.map((link) => valueOf(link, 'href') ?? '').filter((href) => href.startsWith('/')))
    }
    childrenOf(element).forEach(collect)
  }
  if (main) collect(main)
  return lists
}

/** Returns the addresses that occur in more than one list of a page. */
function repeatedIn(document: PageDocument): readonly string[] {
  const all = listsOf(document).flatMap((list) => [...new Set(list)])
  return all.filter((href, place) => all.indexOf(href) !== place)
}

/** Returns the paths that an index links to. */
const pathsIn = async (index: string) => listsOf((await readPage(site, index)).document).flat()

test('no page leads to the same page from two of its lists', async () => {
  const articles = [...(await pathsIn('/all-conditions')), ...(await pathsIn('/all-treatments'))]
  expect(articles.length).toBeGreaterThan(50)
  // Some pages may repeat links. The index of conditions lists them by letter, by part of the body, and under several names.
  // The home page links to the same page for different situations of readers.
  const withoutIndex = Object.entries(kindsOfPage).filter(
    ([name]) => !/^(?:home|all (?:conditions|treatments))$/.test(name),
  )
  const paths = [...withoutIndex.flatMap(([, { en, nl, ar }]) => [en, nl, ar]), ...articles.map(pathOnly)]
  for (const path of new Set(paths)) {
    const { document, status } = await readPage(site, path)
    if (status === 200) expect([path, repeatedIn(document)]).toEqual([path, []])
  }
})

const pathOnly = (href: string): string => href.replace(/#.*$/, '')
