import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { readCatalogue } from '../support/catalogue.ts'
import { PageDocument, type ReadPage, readPage, valueOf } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const handles = ['en', 'nl', 'de', 'ar', 'cn'] as const satisfies readonly SiteHandle[]
type Handle = (typeof handles)[number]

const conditions: Readonly<Record<Handle, string>> = {
  en: '/condition/kidney-stones',
  nl: '/condition/nierstenen',
  de: '/condition/nierensteine',
  ar: `/condition/${encodeURIComponent('حصى-الكلى')}`,
  cn: `/condition/${encodeURIComponent('肾结石')}`,
}

/** The URLs of every page: on `localhost`, under the prefix of its site if it has one, and on the site's own host. */
const addresses = handles.flatMap((handle) =>
  ['/', conditions[handle], '/nowhere', '/all-conditions'].flatMap((path) => [
    { handle, host: 'localhost', path: handle === 'en' ? path : `/${handle}${path}` },
    { handle, host: `${handle}.localhost`, path },
  ]),
)

const catalogues = new Map(handles.map((handle) => [handle, new Set(readCatalogue(sites[handle].locale).values())]))

/**
 * Returns the longer plain texts, among a site's messages and its name, that are not messages of another site. They identify
 * its language.
 */
function tellingWords(handle: Handle): readonly string[] {
  const others = handles.filter((other) => other !== handle).flatMap((other) => [...(catalogues.get(other) ?? [])])
  const words = [...(catalogues.get(handle) ?? []), sites[handle].name]
  return words.filter(
    (text) => text.length >= (handle === 'cn' ? 3 : 5) && !/[{<]/.test(text) && !others.includes(text),
  )
}
const telling = new Map(handles.map((handle) => [handle, tellingWords(handle)]))

/** Returns the texts of a page, without the lists of languages and without elements marked as being in another language. */
function ownTexts(document: PageDocument, language: string): readonly string[] {
  return document.readable((element) => {
    const lang = valueOf(element, 'lang')
    return (
      (lang !== undefined && lang !== language) ||
      valueOf(element, 'id') === 'language-menu' ||
      valueOf(element, 'ariaLabelledBy') === 'languages'
    )
  })
}

function expectOneLanguage({ text }: ReadPage, handle: Handle): void {
  const { locale } = sites[handle]
  const document = new PageDocument(text)
  expect(document.attribute('html', 'lang')).toBe(locale)
  const texts = ownTexts(document, locale)
  const skip = readCatalogue(locale).get('Skip to the content') ?? '?'
  expect(texts).toContain(skip)
  const textSet = new Set(texts)
  for (const other of handles.filter((one) => one !== handle)) {
    const foreign = telling
      .get(other)
      ?.filter((words) => textSet.has(words) || (words.length > 24 && texts.some((text) => text.includes(words))))
    expect([handle, other, foreign]).toEqual([handle, other, []])
  }
  const config = document.data('page-config') as { site: string }
  expect(config.site).toBe(handle)
}

test('every language has more than fifty messages that occur in no other language', () => {
  for (const handle of handles) expect([handle, (telling.get(handle)?.length ?? 0) > 50]).toEqual([handle, true])
})

describe.each([
  ['with the page cache', '64'],
  ['without the page cache', '0'],
])('fifty concurrent visits in five languages, %s', (_, megabytes) => {
  let site: RunningSite
  beforeAll(async () => {
    site = await startSite({ PAGE_CACHE_MB: megabytes })
  })
  afterAll(() => site.stop('SIGKILL'))

  test('each get a page entirely in their own language', async () => {
    // The step is coprime with the number of URLs, so that all of them are visited with languages and pages mixed.
    const visits = Array.from({ length: 100 }, (_, at) => addresses[(at * 17) % addresses.length]!)
    const pages: { readonly handle: Handle; readonly key: string; readonly page: ReadPage }[] = []
    for (const batch of [visits.slice(0, 50), visits.slice(50)]) {
      const answered = await Promise.all(
        batch.map(async ({ handle, host, path }) => ({
          handle,
          key: host + path,
          page: await readPage(site, path, { headers: { host } }),
        })),
      )
      pages.push(...answered)
    }
    expect(new Set(pages.map(({ key }) => key)).size).toBe(addresses.length)
    const texts = new Map<string, string>()
    const checked = new Set<string>()
    for (const { handle, key, page } of pages) {
      expect([key, page.status]).toEqual([key, key.endsWith('/nowhere') ? 404 : 200])
      // Concurrent requests for a URL get the same page, except for the times at which its dehydrated data was loaded.
      const text = page.text.replaceAll(/\b\d{13}\b/g, 'time')
      expect([key, (texts.get(key) ?? text) === text]).toEqual([key, true])
      texts.set(key, text)
      if (checked.has(page.text)) continue
      checked.add(page.text)
      expectOneLanguage(page, handle)
    }
  })
})
