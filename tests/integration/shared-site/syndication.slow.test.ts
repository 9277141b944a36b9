import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import Parser from 'rss-parser'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { askServer } from '../../support/http-front.ts'
import { readPage } from '../../support/read-page.ts'

const site = inject('site')
const { publicOrigin } = site
const api = '/syndication/v1'

type Description = { readonly openapi: string; readonly components: { readonly schemas: Record<string, object> } }
type Page = {
  readonly [Name in 'url' | 'dataUrl' | 'fragmentUrl' | 'title' | 'language' | 'requestedLanguage']: string
} & {
  readonly blocks: readonly { readonly kind: string; readonly urgency?: string; readonly html: string }[]
  readonly translation: { readonly state: string; readonly originalUrl?: string }
  readonly review: { readonly state: string }
  readonly notices: readonly string[]
  readonly license: { readonly text: string }
  readonly codes: readonly { readonly system: string; readonly code: string }[]
  readonly sources: readonly unknown[]
}
type List = { readonly total: number; readonly next?: string; readonly pages: readonly { readonly dataUrl: string }[] }

const ask = (path: string, headers: Record<string, string> = {}) => askServer(site.port, path, { headers })
const json = async <Value>(path: string): Promise<Value> => {
  const { status, text } = await ask(path)
  expect([path, status]).toEqual([path, 200])
  return JSON.parse(text) as Value
}
/** Returns the path of a public URL on the server of the tests. */
const local = (url: string) => url.slice(publicOrigin.length)

let description: Description
/** Expects a value to match the named schema of the OpenAPI description. */
let expectForm: (schema: string, value: unknown) => void
beforeAll(async () => {
  description = await json(`${api}/openapi.json`)
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  formats.default(ajv)
  ajv.addSchema(description, 'openapi')
  expectForm = (schema, value) => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${schema}`)
    expect(validate?.(value), ajv.errorsText(validate?.errors)).toBe(true)
  }
})

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(description)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

describe('the list of pages', () => {
  test('has the form of its description, and following `next` lists every page once', async () => {
    const seen: string[] = []
    let path: string | undefined = `${api}/pages?limit=40`
    let total = 0
    while (path !== undefined) {
      const list: List = await json(path)
      expectForm('PageList', list)
      total = list.total
      seen.push(...list.pages.map(({ dataUrl }) => dataUrl))
      path = list.next === undefined ? undefined : local(list.next)
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    expect(total).toBeGreaterThan(60)
  })

  test('has only pages that were changed on a day or later', async () => {
    const all = await json<List>(`${api}/pages?limit=0`)
    const later = await json<List>(`${api}/pages?limit=0&changedSince=2026-11-23`)
    expect(later.total).toBeGreaterThan(0)
    expect(later.total).toBeLessThan(all.total)
    expect((await json<List>(`${api}/pages?changedSince=2100-01-01`)).pages).toEqual([])
  })

  test('is refused with a sentence when a parameter is not valid', async () => {
    const { status, text, headers } = await ask(`${api}/pages?changedSince=soon&limit=201`)
    expect(status).toBe(400)
    expect(text).toBe('changedSince must be a day, such as 2026-11-23. limit must be a whole number up to 200.\n')
    expect(headers['access-control-allow-origin']).toBe('*')
  })
})

describe('a page', () => {
  test.each([
    ['', 'condition/kidney-stones'],
    ['', 'all-treatments/active-surveillance'],
    ['', 'condition/kidney-stones/kidney-stones-colic'],
    ['/de', 'condition/prostate-cancer'],
    ['/ar', 'condition/kidney-stones'],
    ['/cn', 'condition/kidney-stones'],
    ['/cz', 'condition/bladder-cancer'],
  ])('on the site "%s" has the form of its description: %s', async (prefix, path) => {
    const first = await ask(`${prefix}${api}/pages/${path}`)
    const { status, headers, text } = first.status === 301 ? await ask(local(String(first.headers.location))) : first
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe('*')
    const page = JSON.parse(text) as Page
    expectForm('Page', page)
    expect(page.notices.length).toBeGreaterThan(1)
    expect(page.sources.length).toBeGreaterThan(0)
    expect(page.codes.length > 0).toBe(path !== 'all-treatments/active-surveillance')
    // The page for people, its data and its fragment exist at the URLs that the data names.
    for (const url of [page.url, page.dataUrl, page.fragmentUrl]) expect((await ask(local(url))).status).toBe(200)
  })

  test('has clean HTML: absolute URLs, and nothing that only works on a page of the site', async () => {
    const { blocks } = await json<Page>(`${api}/pages/condition/kidney-stones`)
    expect(blocks.find(({ kind }) => kind === 'care-card')).toMatchObject({ urgency: 'emergency' })
    const html = blocks.map((block) => block.html).join('\n')
    expect(html).toContain(`href="${publicOrigin}/`)
    expect(html).toContain('<sup>')
    expect(html).not.toMatch(/ href="(?!https?:\/\/|tel:|mailto:)/)
    expect(html).not.toMatch(
      /<(?:script|style|button|svg|form|input|div)\b| (?:class|id|data-[\w-]+|popover|on\w+|style)=/,
    )
  })

  test('is not sent again when it has not changed, and can be purged with the page', async () => {
    const path = `${api}/pages/condition/kidney-stones`
    const { headers } = await ask(path)
    expect(String(headers['surrogate-key']).split(' ')).toContain('condition/kidney-stones')
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
    const again = await ask(path, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('that is not translated is English, and says so', async () => {
    const page = await json<Page>(`/cz${api}/pages/condition/prostate-cancer`)
    expect(page).toMatchObject({
      language: 'en-US',
      requestedLanguage: 'cs-CZ',
      translation: { state: 'missing', originalUrl: `${publicOrigin}/condition/prostate-cancer` },
    })
    const fragment = (await ask(local(page.fragmentUrl))).text
    expect(fragment).toMatch(/^<article lang="en-US" dir="ltr"/)
    expect(fragment).toContain('<footer lang="cs-CZ" dir="ltr">')
    expect(fragment).toContain(page.notices[0])
  })

  test('states that nobody has reviewed it, and that publishing it requires permission', async () => {
    const page = await json<Page>(`${api}/pages/condition/kidney-stones`)
    expect(page.review).toEqual({ state: 'not-reviewed', reviewers: [] })
    expect(page.notices).toContain('Written from the sources named on this page. Not yet reviewed by a doctor.')
    expect(page.license).toEqual({ text: 'No license is named. Ask Plain Urology before you publish this text.' })
  })

  test('under an old address redirects to its data, and others are not found', async () => {
    const moved = await ask(`/nl${api}/pages/condition/kidney-stones`)
    expect([moved.status, moved.headers.location]).toEqual([301, `${publicOrigin}/nl${api}/pages/condition/nierstenen`])
    for (const path of ['condition/none', 'privacy', 'contact', 'condition/prostate-cancer/compare', '_', ''])
      expect([path, (await ask(`${api}/pages/${path}`)).status]).toEqual([path, path === '' ? 301 : 404])
    expect((await ask(`${api}/other`)).status).toBe(404)
    expect((await ask(`/hr${api}/pages`)).status).toBe(404)
  })
})

test('the HTML of a page is one article with its notices and its license', async () => {
  const { headers, text } = await ask(`${api}/fragments/condition/kidney-stones`)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['x-robots-tag']).toBe('noindex')
  const { document } = await readPage(site, `${api}/fragments/condition/kidney-stones`)
  expect(document.all('article')).toHaveLength(1)
  expect(document.all('h1')).toEqual([])
  expect(document.all('h2')).toHaveLength(1)
  expect(document.all('footer')).toHaveLength(1)
  expect(text).toContain(`<a href="${publicOrigin}/condition/kidney-stones">Read this page on Plain Urology</a>`)
  expect(text).toContain('<p data-license="">No license is named.')
  expect(text).not.toMatch(/<(?:script|style|button|form)\b| (?:class|id|style|on\w+)=/)
})

test('the feed of changes lists the pages that were changed last', async () => {
  const { headers, text } = await ask(`/de${api}/changes.xml`)
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { items } = await new Parser().parseString(text)
  expect(items.length).toBeGreaterThan(10)
  const dates = items.map(({ isoDate = '' }) => isoDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(items.every(({ link = '' }) => link.startsWith(`${publicOrigin}/de/`))).toBe(true)
})

test('the policy of the example allows its script', () => {
  const example = readFileSync('docs/examples/clinic-page.html', 'utf8')
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(example) ?? []
  expect(example).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})
