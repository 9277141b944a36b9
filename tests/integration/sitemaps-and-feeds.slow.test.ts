import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Parser from 'rss-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { siteHandles, sites } from '#sites/sites.ts'
import { expectFlatMemory } from '../support/expect-flat-memory.ts'
import { askServer } from '../support/http-front.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

const publicOrigin = 'https://urology.example'
// The schema of sitemaps.org validates elements of other namespaces strictly but imports no schema for them, so
// `bothSchemas` adds the import for alternate links.
const sitemapSchema = readFileSync(
  createRequire(import.meta.url)
    .resolve('sitemap/package.json')
    .replace('package.json', 'schema/sitemap.xsd'),
  'utf8',
)
const alternatesSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml" elementFormDefault="qualified">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" fixed="alternate" use="required"/>
    <xs:attribute name="hreflang" type="xs:language" use="required"/>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`
const bothSchemas = sitemapSchema.replace(
  /(<xsd?:schema[^>]*>)/,
  '$1<xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="alternates.xsd"/>',
)

let site: RunningSite

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: publicOrigin, SITE_HOSTS: 'nl.urology.example=nl', LOG_LEVEL: 'error' })
})
afterAll(() => site.stop())

const host = (name: string) => ({ headers: { host: name } })
const ask = (path: string, name = 'urology.example') => askServer(site.port, path, host(name))

async function expectValid(xml: string) {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [bothSchemas],
    preload: [{ fileName: 'alternates.xsd', contents: alternatesSchema }],
  })
  expect(errors).toEqual([])
  expect(valid).toBe(true)
}

describe('sitemaps', () => {
  test('are listed in robots.txt for the sites of its host', async () => {
    const { status, text } = await ask('/robots.txt')
    expect(status).toBe(200)
    const lines = text.split('\n').filter((line) => line.startsWith('Sitemap: '))
    expect(lines).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`)
    expect(lines).toContain(`Sitemap: ${publicOrigin}/de/sitemap.xml`)
    expect(lines).toHaveLength(siteHandles.length - 1)
    expect((await ask('/robots.txt', 'nl.urology.example')).text).toContain(
      'Sitemap: https://nl.urology.example/sitemap.xml',
    )
    expect((await ask('/de/robots.txt')).status).toBe(404)
  })

  test.each(['', '/de', '/ar'])('of "%s" are valid by the schema', async (prefix) => {
    const list = await ask(`${prefix}/sitemap.xml`)
    expect(list.status).toBe(200)
    expect(list.headers['content-type']).toContain('application/xml')
    expect(list.text).toContain(`<loc>${publicOrigin}${prefix}/sitemap-1.xml</loc>`)
    const file = await ask(`${prefix}/sitemap-1.xml`)
    expect(file.status).toBe(200)
    await expectValid(file.text)
    expect(file.text.length).toBeGreaterThan(2000)
  })

  test('contain a page with its modification date and the public URLs of its translations', async () => {
    const { text } = await ask('/sitemap-1.xml')
    const [entry = ''] = text.match(/<url><loc>[^<]*\/condition\/kidney-stones<\/loc>.*?<\/url>/s) ?? []
    expect(entry).toContain('hreflang="nl-NL" href="https://nl.urology.example/condition/nierstenen"')
    expect(entry).toContain(`hreflang="x-default" href="${publicOrigin}/condition/kidney-stones"`)
    expect(entry).toContain('<lastmod>')
  })

  test('list only pages that exist on the site, with the same canonical URL and without noindex', async () => {
    const { text } = await ask('/sitemap-1.xml', 'nl.urology.example')
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) {
      const { host: name, pathname } = new URL(address)
      expect(name).toBe('nl.urology.example')
      const { status, document } = await readPage(site, pathname, host(name))
      expect([pathname, status]).toEqual([pathname, 200])
      expect([pathname, document.canonical]).toEqual([pathname, address])
      expect([pathname, document.meta('robots')]).toEqual([pathname, undefined])
    }
  }, 120_000)

  test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml', '/sitemap-1.5.xml'])(
    'have no file %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test('of a hundred thousand URLs are streamed within 20 MB of extra memory', () => expectFlatMemory(100_000), 180_000)
})

describe('feeds', () => {
  test.each(['/news', '/updates'])(
    'of %s are valid Atom, and every entry links to an existing page with its title',
    async (path) => {
      const { status, text, headers } = await ask(`${path}/feed.xml`)
      expect(status).toBe(200)
      expect(headers['content-type']).toContain('application/atom+xml')
      const feed = await new Parser().parseString(text)
      expect(feed.title).toContain(sites.en.name)
      expect(feed.items.length).toBeGreaterThan(2)
      const dates = feed.items.map(({ isoDate }) => Date.parse(isoDate ?? ''))
      expect(dates.every((date) => Number.isFinite(date))).toBe(true)
      for (const { link = '', title = '' } of feed.items) {
        const { status: found, document } = await readPage(site, new URL(link).pathname, host('urology.example'))
        expect([link, found, document.words('h1')]).toEqual([link, 200, title])
      }
    },
  )

  test.each(['/news', '/nl/updates'])('of %s are linked from the page, and have its title', async (path) => {
    const { document } = await readPage(site, path, host('urology.example'))
    const address = path.startsWith('/nl') ? `https://nl.urology.example${path.slice(3)}` : publicOrigin + path
    const feed = document.all((element) => element.properties.type === 'application/atom+xml')
    expect(feed.map(({ properties }) => properties.href)).toEqual([`${address}/feed.xml`])
    const { text } = await ask(`${path}/feed.xml`)
    expect((await new Parser().parseString(text)).title?.split(' | ')[0]).toBe(document.words('h1'))
  })

  test('of a site without news are empty', async () => {
    const { status, text } = await ask('/hu/news/feed.xml')
    expect(status).toBe(200)
    expect((await new Parser().parseString(text)).items).toEqual([])
  })
})
