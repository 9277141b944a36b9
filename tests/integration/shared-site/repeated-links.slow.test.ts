import type { Element } from 'hast'
import { expect, inject, test, vi } from 'vitest'
import { kindsOfPage } from '../../e2e/kinds-of-page.ts'
import { type PageDocument, readPage, valueOf } from '../../support/read-page.ts'

vi.setConfig({ testTimeout: 120_000 })

const site = inject('site')

const hasName = (element: Element, name: string) => element.tagName === name
const childrenOf = (element: Element) => element.children.filter((child) => child.type === 'element')

/**
 * Returns the paths that the items of each list in `main` link to, without external links and anchors on the page. Actions,
 * rich text, and lists that contain the current page, such as the breadcrumbs, are left out.
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

/** Returns the lists of two or more URLs all of which are also in another list of the page. */
function repeatedIn(document: PageDocument): readonly (readonly string[])[] {
  const all = listsOf(document).map((list) => [...new Set(list)])
  return all.filter(
    (list, place) =>
      list.length > 1 &&
      all.some((other, otherPlace) => otherPlace !== place && list.every((address) => other.includes(address))),
  )
}

/** Returns the URLs that the lists of an index page link to. */
const pathsIn = async (index: string) => listsOf((await readPage(site, index)).document).flat()

test('no page has the links of one of its lists in another list', async () => {
  const articles = [...(await pathsIn('/all-conditions')), ...(await pathsIn('/all-treatments'))]
  expect(articles.length).toBeGreaterThan(50)
  // These kinds of pages may repeat links: an index lists the same page in several ways, such as by letter and by part of
  // the body, and a chapter of a guideline has a list of pages for each of its sections, and a pager.
  const withoutIndex = Object.entries(kindsOfPage).filter(
    ([name]) => !/^(?:all (?:conditions|treatments)|guideline chapter)$/.test(name),
  )
  const paths = [...withoutIndex.flatMap(([, { en, nl, ar }]) => [en, nl, ar]), ...articles.map(pathOnly)]
  const repeated: [path: string, lists: readonly (readonly string[])[]][] = []
  for (const path of new Set(paths)) {
    const { document, status } = await readPage(site, path)
    const lists = status === 200 ? repeatedIn(document) : []
    if (lists.length > 0) repeated.push([path, lists])
  }
  expect(repeated).toEqual([])
})

const pathOnly = (href: string): string => href.replace(/#.*$/, '')
