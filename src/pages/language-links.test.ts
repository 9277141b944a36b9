import { expect, test } from 'vitest'
import { siteLanguages } from '#sites/site-languages.ts'
import { sites } from '#sites/sites.ts'
import { languageLinks } from './language-links.ts'
import type { PageMeta } from './page.ts'

/** Returns the URL and the language of each link of the menu. */
function linksFor(translations: PageMeta['translations'] | undefined, pathname = '/over-ons', searchStr = '?x=1') {
  const publicBases = { ...siteLanguages, en: '', nl: '/nl', de: '/de' }
  const links = languageLinks(
    {
      current: { site: sites.nl, prefix: '/nl', basePath: '', publicBases },
      siblings: (['en', 'nl', 'de'] as const).map((handle) => ({
        handle,
        locale: siteLanguages[handle],
        name: handle,
      })),
      primarySite: 'en',
    },
    { href: `${pathname}${searchStr}#top`, pathname, searchStr },
    translations && { translations },
  )
  return links.map(({ href, shownIn }) => [href, shownIn])
}

test('a site without a translation of the page shows the text of the primary site', () => {
  expect(linksFor({ en: '/about-us', nl: '/over-ons' })).toEqual([
    ['/about-us?x=1', 'en-US'],
    ['/nl/over-ons?x=1', 'nl-NL'],
    ['/de/about-us?x=1', 'en-US'],
  ])
})

test('a page that the primary site lacks leads to the home pages of the sites without a translation', () => {
  expect(linksFor({ nl: '/over-ons' })).toEqual([
    ['/', 'en-US'],
    ['/nl/over-ons?x=1', 'nl-NL'],
    ['/de/', 'de-DE'],
  ])
})

test('a page of the application has the same path on every site', () => {
  expect(linksFor(undefined, '/search')).toEqual([
    ['/search?x=1', 'en-US'],
    ['/nl/search?x=1', 'nl-NL'],
    ['/de/search?x=1', 'de-DE'],
  ])
})

test.each([
  ['/search', '?q=steen&kind=guideline&topic=stenen&within=%2Frichtlijnen%2Fstenen&page=3', '?q=steen&kind=guideline'],
  ['/news', '?topic=stenen&tag=pijn&year=2026&page=2', '?year=2026'],
  ['/news', '?page=2', ''],
])('the links of %s%s to other sites lack what only this site has: slugs, and pages of a list', (path, own, shared) => {
  expect(linksFor(undefined, path, own)).toEqual([
    [`${path}${shared}`, 'en-US'],
    [`/nl${path}${own}`, 'nl-NL'],
    [`/de${path}${shared}`, 'de-DE'],
  ])
})
