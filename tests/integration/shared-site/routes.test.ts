import { describe, expect, inject, test, vi } from 'vitest'
import { sites } from '#sites/sites.ts'
import { type PageDocument, readPage, valueOf } from '../../support/read-page.ts'
import { isAboutPage, routeTable } from '../../support/route-table.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const site = inject('site')
const { publicOrigin } = site

/** Visits a page and follows a 301 redirect, such as that from an English slug to its translation. */
async function visit(path: string) {
  const page = await readPage(site, path)
  return page.status === 301 ? readPage(site, String(page.headers.location)) : page
}

/** The schema.org types that the structured data of a page may have. */
const types = new Set([
  'WebSite',
  'WebPage',
  'ContactPage',
  'MedicalWebPage',
  'NewsArticle',
  'Event',
  'EducationEvent',
  'Course',
  'CollectionPage',
  'BreadcrumbList',
])

function expectStructuredData(document: PageDocument, address: string, base: string) {
  const data = document.structuredData as
    | { '@context': string; '@graph': readonly Record<string, unknown>[] }
    | undefined
  if (!data) return
  expect(data['@context']).toBe('https://schema.org')
  for (const thing of data['@graph']) {
    expect([address, types.has(String(thing['@type'])), thing['@type']]).toEqual([address, true, thing['@type']])
    // Every URL in the structured data must be public, and no value may be empty.
    JSON.stringify(thing, (key, value: unknown) => {
      if (key === '@id' || key === 'url' || key === 'item') expect(String(value)).toMatch(/^https:\/\//)
      expect([address, key, value === null || value === '' || Number.isNaN(value)]).toEqual([address, key, false])
      return value
    })
  }
  const breadcrumbs = data['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList')
  if (breadcrumbs) {
    const items = breadcrumbs.itemListElement as readonly { position: number; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items[0]?.item.startsWith(base)).toBe(true)
  }
}

describe.each(['en', 'ar'] as const)('on the site %s', (handle) => {
  const { locale } = sites[handle]
  const prefix = handle === 'en' ? '' : `/${handle}`

  test.each(routeTable.filter((row) => handle === 'en' || !isAboutPage(row.path)))(
    '$route: $path is a complete page with valid landmarks, headings, metadata and structured data',
    async ({ path }) => {
      const { status, document } = await visit(prefix + path)
      expect(status).toBe(200)
      expect(document.attribute('html', 'lang')).toBe(locale)
      expect(document.words('title')).not.toBe('')
      expect(document.all('h1')).toHaveLength(1)
      expect(document.words('h1')).not.toBe('')
      expect(document.all('main')).toHaveLength(1)
      for (const landmark of ['header', 'footer', 'nav'])
        expect([landmark, document.all(landmark).length > 0]).toEqual([landmark, true])
      // Every id must be unique.
      const ids = document
        .all((element) => element.properties.id !== undefined)
        .map((element) => valueOf(element, 'id'))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      // Headings must not skip a level.
      const levels = document
        .all((element) => /^h[1-6]$/.test(element.tagName))
        .map(({ tagName }) => Number(tagName[1]))
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])

      const { canonical = '', translations } = document
      expect(canonical.startsWith(`${publicOrigin}/`)).toBe(true)
      const shownHere = canonical.startsWith(`${publicOrigin}${prefix}/`) && document.meta('robots') !== 'noindex'
      if (shownHere && path !== '/search' && !isAboutPage(path)) expect(translations[locale]).toBe(canonical)
      expect(document.meta('og:url')).toBe(canonical)
      expect(document.meta('description')).not.toBe('')
      for (const href of Object.values(translations)) expect(href.startsWith(publicOrigin)).toBe(true)
      expectStructuredData(document, path, publicOrigin)
    },
  )

  test.each(routeTable.filter(({ wrong }) => wrong !== undefined))(
    '$route: $wrong is a 404 page with noindex',
    async ({ wrong = '' }) => {
      const { status, document, headers } = await visit(prefix + wrong)
      expect(status).toBe(404)
      expect(document.all('h1')).toHaveLength(1)
      expect(document.meta('robots')).toBe('noindex')
      expect(headers['cache-control']).toBe('no-store')
    },
  )
})

test('each page has one canonical URL', async () => {
  const home = await readPage(site, '/__home__?utm_source=x')
  expect([home.status, home.headers.location]).toEqual([301, '/?utm_source=x'])
  expect((await readPage(site, '/nl/__home__')).headers.location).toBe('/nl/')
  const { document } = await visit('/guidelines/urolithiasis/summary-of-changes')
  expect(document.canonical).toMatch(/\/guidelines\/urolithiasis\/summary-of-changes\/\d{4}$/)
  const newest = await visit(new URL(document.canonical ?? '').pathname)
  expect(newest.document.canonical).toBe(document.canonical)
  expect(newest.document.words('h1')).toBe(document.words('h1'))
})

test('the title and the texts for networks that editors have written for the home page are in its head', async () => {
  const { document } = await visit('/')
  expect(document.words('title')).toBe('Plain Urology, urology in plain words')
  expect(document.meta('og:title')).toBe('Urology in plain words')
  expect(document.meta('og:description')).toMatch(/^Kidneys, bladder, prostate: /)
})

test('the client of an earlier build is redirected to the catalogues of this one', async () => {
  const moved = await readPage(site, '/words/de-DE.conditions.earlier-build.json')
  expect([moved.status, moved.headers.location]).toEqual([308, '/messages/de-DE.conditions.earlier-build.json'])
  const catalogue = await readPage(site, '/messages/de-DE.conditions.earlier-build.json')
  expect([catalogue.status, catalogue.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(Object.keys(JSON.parse(catalogue.text)).length).toBeGreaterThan(10)
})

test('pages have the schema.org type of their kind in their structured data', async () => {
  for (const [path, type] of [
    ['/', 'WebSite'],
    ['/condition/kidney-stones', 'MedicalWebPage'],
    ['/news/awareness-week-2026', 'NewsArticle'],
    ['/education-events/kidney-stone-evening', 'EducationEvent'],
    ['/module/understanding-kidney-stones', 'Course'],
    ['/contact', 'ContactPage'],
  ] as const) {
    const { document } = await visit(path)
    const data = document.structuredData as { '@graph': readonly { '@type': string }[] }
    expect([path, data['@graph'].map((thing) => thing['@type'])]).toEqual([path, expect.arrayContaining([type])])
  }
})

test('a canceled event says so to search engines, and offers neither registration nor a calendar entry', async () => {
  const path = '/education-events/pelvic-floor-morning-athens'
  const { document, text } = await visit(path)
  const data = document.structuredData as { '@graph': readonly { '@type': string; eventStatus?: string }[] }
  const event = data['@graph'].find((thing) => thing['@type'] === 'EducationEvent')
  expect(event?.eventStatus).toBe('https://schema.org/EventCancelled')
  expect(text).not.toContain(`href="${path}.ics"`)
})
