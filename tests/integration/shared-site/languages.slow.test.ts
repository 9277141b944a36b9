import { toString } from 'hast-util-to-string'
import { describe, expect, inject, test, vi } from 'vitest'
import { withoutArabicArticle } from '#i18n/alphabet.ts'
import { languages } from '#i18n/languages.ts'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import { readCatalogue } from '../../support/catalogue.ts'
import { PageDocument, readPage, valueOf, type ReadPage } from '../../support/read-page.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

// These tests run the built site. `npm run test:all` builds it if necessary; before running this file alone, run
// `npm run build`.

const site = inject('site')
const { publicOrigin } = site

const visit = (path: string, host?: string) => readPage(site, path, host === undefined ? {} : { headers: { host } })
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')
const baseOf = (handle: SiteHandle) => publicOrigin + (handle === 'en' ? '' : `/${handle}`)
const prefixOf = (handle: SiteHandle) => (handle === 'en' ? '' : `/${handle}`)

const arabicStones = encoded('/condition/حصى-الكلى')
const chineseStones = encoded('/condition/肾结石')

/** Returns every language code in the attributes of a page. */
function languagesNamed({ document }: ReadPage): string[] {
  return document
    .all(() => true)
    .flatMap((element) => [
      valueOf(element, 'lang'),
      valueOf(element, 'xmlLang'),
      valueOf(element, 'hrefLang'),
      valueOf(element, 'srcLang'),
      valueOf(element, 'property')?.startsWith('og:locale')
        ? valueOf(element, 'content')?.replace('_', '-')
        : undefined,
    ])
    .filter((language) => language !== undefined)
}

test.each(['ar', 'de'] as const)(
  'on the site %s the translated conditions of a group come first, in alphabetical order, and then the English ones',
  async (handle) => {
    const { text } = await visit(`/${handle}/all-conditions`)
    const lists = /id="area-bladder".*?<ul>(.*?)<\/ul>.*?id="area-bladder-untranslated".*?<ul[^>]*>(.*?)<\/ul>/s
    const [, ofSite = '', ofPrimarySite = ''] = lists.exec(text.replace(/<ul class="[^"]*">/g, '<ul>')) ?? []
    const links = new PageDocument(ofSite).all('a')
    const english = new PageDocument(ofPrimarySite).all('a')
    expect(links.filter((link) => valueOf(link, 'hrefLang') !== undefined)).toEqual([])
    expect(english.length).toBeGreaterThan(2)
    expect(english.filter((link) => valueOf(link, 'hrefLang') !== 'en-US')).toEqual([])
    const own = links.map((link) => toString(link))
    expect(own.length).toBeGreaterThan(2)
    // Arabic words are sorted without the article, so "الدم" is under د.
    const { compare } = new Intl.Collator(handle)
    const sorted = own.toSorted((one, other) => compare(withoutArabicArticle(one), withoutArabicArticle(other)))
    expect(own).toEqual(sorted)
  },
)

describe('the 22 languages', () => {
  test.each(siteHandles)('the site %s declares its language, and has alternate links to all others', async (handle) => {
    const { locale } = sites[handle]
    const page = await visit(`${prefixOf(handle)}/all-conditions`)
    const { document } = page
    expect(page.status).toBe(200)
    expect(document.attribute('html', 'lang')).toBe(locale)
    expect(document.attribute('html', 'dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    expect(document.meta('og:locale')).toBe(locale.replace('-', '_'))
    expect(document.canonical).toBe(`${baseOf(handle)}/all-conditions`)
    expect(document.translations).toEqual({
      'x-default': `${publicOrigin}/all-conditions`,
      ...Object.fromEntries(siteHandles.map((other) => [sites[other].locale, `${baseOf(other)}/all-conditions`])),
    })
  })

  test.each(siteHandles)('the site %s never uses a country code as a language code', async (handle) => {
    for (const path of ['/', '/all-conditions', '/condition/penile-cancer', '/search?q=a', '/nowhere']) {
      const page = await visit(prefixOf(handle) + path)
      const named = languagesNamed(page)
      expect(named.length).toBeGreaterThan(20)
      const known = new Set<string>([...languages, 'x-default'])
      expect([path, named.filter((language) => !known.has(language))]).toEqual([path, []])
      expect(page.text).not.toMatch(/\b(?:lang|hreflang|locale|language)["']?\s*[=:]\s*["']?(?:cz|cn|al|ee)\b/i)
    }
  })

  test('a page has alternate links to exactly the languages in which it exists', async () => {
    const page = await visit('/nl/condition/nierstenen')
    // The page also exists in other languages.
    const stones = {
      'en-US': `${publicOrigin}/condition/kidney-stones`,
      'nl-NL': `${publicOrigin}/nl/condition/nierstenen`,
      'de-DE': `${publicOrigin}/de/condition/nierensteine`,
      ar: `${publicOrigin}/ar${arabicStones}`,
      'zh-CN': `${publicOrigin}/cn${chineseStones}`,
      'x-default': `${publicOrigin}/condition/kidney-stones`,
    }
    expect(page.document.translations).toMatchObject(stones)
    for (const path of ['/condition/kidney-stones', `/ar${arabicStones}`, `/cn${chineseStones}`]) {
      expect((await visit(path)).document.translations).toEqual(page.document.translations)
    }
    expect((await visit('/condition/penile-cancer')).document.translations).toEqual({
      'en-US': `${publicOrigin}/condition/penile-cancer`,
      'x-default': `${publicOrigin}/condition/penile-cancer`,
    })
  })
})

describe('translations', () => {
  test('an English slug under the prefix of a site redirects to the translation', async () => {
    for (const [path, location] of [
      ['/nl/condition/kidney-stones', '/nl/condition/nierstenen'],
      ['/nl/all-conditions/kidney-stones', '/nl/condition/nierstenen'],
      ['/ar/condition/kidney-stones', `/ar${arabicStones}`],
      ['/cn/condition/kidney-stones', `/cn${chineseStones}`],
      ['/de/privacy', '/de/datenschutz'],
    ] as const) {
      const answer = await visit(path)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 301, location])
      expect((await visit(location)).status).toBe(200)
    }
    const answer = await visit('/condition/kidney-stones', 'nl.localhost')
    expect([answer.status, answer.headers.location]).toEqual([301, '/condition/nierstenen'])
  })

  const untranslated = (handle: SiteHandle) => visit(`/${handle}/condition/penile-cancer`)

  test.each(['nl', 'de', 'ar', 'cn', 'al', 'cz', 'ee'] as const)(
    'an untranslated page of the site %s is shown in English with lang, noindex and the English canonical link',
    async (handle) => {
      const { document, status } = await untranslated(handle)
      expect(status).toBe(200)
      expect(document.attribute('html', 'lang')).toBe(sites[handle].locale)
      expect(document.words('h1')).toBe('Penile cancer')
      expect(document.languageOf('Penile cancer')).toBe('en-US')
      expect(document.languageOf('What penile cancer is')).toBe('en-US')
      expect(document.meta('robots')).toBe('noindex')
      expect(document.canonical).toBe(`${publicOrigin}/condition/penile-cancer`)
    },
  )

  test.each(['nl', 'de', 'ar', 'cn'] as const)(
    'the interface and the notice around an untranslated page are in the language of the site %s',
    async (handle) => {
      const words = readCatalogue(sites[handle].locale)
      const { document } = await untranslated(handle)
      for (const source of [
        'This page has not been translated yet.',
        'Here it is in English.',
        'Skip to the content',
      ]) {
        const translated = words.get(source) ?? ''
        expect(translated).not.toBe('')
        expect(translated).not.toBe(source)
        expect([source, document.languageOf(translated)]).toEqual([source, sites[handle].locale])
      }
    },
  )

  test('a translated page has no notice and no noindex', async () => {
    const { document } = await visit('/nl/condition/nierstenen')
    const words = readCatalogue('nl-NL')
    expect(document.languageOf(words.get('This page has not been translated yet.') ?? '')).toBeUndefined()
    expect(document.meta('robots')).toBeUndefined()
    expect(document.languageOf('Nierstenen')).toBe('nl-NL')
  })
})
