import { expect } from 'vitest'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import { readCatalogue } from './catalogue.ts'
import { askServer } from './http-front.ts'
import { readPage, type ReadPage, valueOf } from './read-page.ts'
import type { SharedSite } from './shared-site.ts'

/** The result of a crawl: the problems, one line for each, and the number of URLs that were requested. */
type Findings = { readonly problems: readonly string[]; readonly pages: number }

/** Messages of the English interface that are too long to occur on a page in another language by chance. */
const englishWords = new Set(
  [...readCatalogue('en-US').keys()].filter((text) => text.length > 24 && !/[{<]/.test(text)),
)

/**
 * Crawls a site as a search engine does: begins with the home page and follows every link to a page of the same site. Links
 * with several parameters are excluded, because filters and pages of lists have too many combinations.
 */
export async function crawl(site: SharedSite, handle: SiteHandle): Promise<Findings> {
  const prefix = handle === 'en' ? '' : `/${handle}`
  const start = `${prefix}/`
  const problems: string[] = []
  const from = new Map([[start, '']])
  const queuedUrls = [start]
  const canonical = new Set<string>()
  const unstyled = new Map<string, string>()
  const styled = await styledClasses(site, start)

  const isOwn = (path: string) =>
    path.startsWith(start) &&
    (prefix !== '' || !siteHandles.some((other) => path === `/${other}` || path.startsWith(`/${other}/`)))

  async function read(path: string) {
    const page = await readPage(site, path)
    // The profile redirects a crawler to the sign-in page, because it needs a session.
    if (path === `${prefix}/profile` && page.status === 302) return
    if (page.status !== 200) {
      problems.push(`${path} is ${page.status} (linked from ${from.get(path)})`)
      return
    }
    if (!String(page.headers['content-type']).startsWith('text/html')) return
    const address = page.document.canonical
    if (address) canonical.add(decodeURI(new URL(address).pathname))
    for (const element of page.document.all((each) => each.properties['className'] !== undefined)) {
      for (const name of [element.properties['className']].flat().map(String)) {
        if (!styled.has(name)) unstyled.set(name, path)
      }
    }
    if (handle !== 'en') problems.push(...foreignWords(page, handle).map((words) => `${path} has ${words}`))
    for (const element of page.document.all('a')) {
      const href = valueOf(element, 'href') ?? ''
      if (!href.startsWith('/') || href.startsWith('//')) continue
      const next = href.replace(/#.*$/s, '')
      const parameters = new URL(next, 'http://x').searchParams.size
      if (from.has(next) || !isOwn(next) || parameters > 1) continue
      from.set(next, path)
      queuedUrls.push(next)
    }
  }

  while (queuedUrls.length > 0) await Promise.all(queuedUrls.splice(0, 8).map(read))

  // Every page in the first file of the sitemap must be reachable by links.
  const { text } = await askServer(site.port, `${prefix}/sitemap-1.xml`)
  for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = decodeURI(new URL(address).pathname)
    if (!canonical.has(path)) problems.push(`${path} stands in the sitemap, and no link leads there`)
  }
  for (const [name, path] of unstyled) problems.push(`${path} has the class "${name}", which no style sheet knows`)
  return { problems, pages: from.size }
}

/** Returns the classes for which the site's style sheet, which every page contains, has rules. */
async function styledClasses(site: SharedSite, start: string): Promise<ReadonlySet<string>> {
  const { document } = await readPage(site, start)
  const css = document.words('style')
  return new Set(Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', '')))
}

/** Returns the English messages of the interface on a page of another language, outside elements with a different `lang`. */
function foreignWords({ document }: ReadPage, handle: SiteHandle): string[] {
  const { locale } = sites[handle]
  const readable = document.readable((element) => {
    const lang = valueOf(element, 'lang')
    return lang !== undefined && lang !== locale
  })
  return readable.filter((words) => englishWords.has(words)).map((words) => `"${words}" in English`)
}

export async function expectValidSite(site: SharedSite, handle: SiteHandle): Promise<void> {
  const { problems, pages } = await crawl(site, handle)
  expect(problems.join('\n')).toBe('')
  expect(pages).toBeGreaterThan(100)
}
