import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storedRows } from '../support/contact-form.ts'
import { readPage, valueOf, type ReadPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { callServerFunction } from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: RunningSite
let data: string

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'data-'))
  site = await startSite({ DATA_DIR: data, LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await site.stop()
  rmSync(data, { recursive: true })
})

const search = (query: string, prefix = '', more = '') =>
  readPage(site, `${prefix}/search?q=${encodeURIComponent(query)}${more}`)

/** Returns the paths to which the headings of the results link, in their order. */
const resultsOf = ({ document }: ReadPage) =>
  document
    .all('h3')
    .flatMap((heading) => heading.children)
    .flatMap((child) => (child.type === 'element' && child.tagName === 'a' ? [valueOf(child, 'href') ?? ''] : []))

describe('the search page', () => {
  test.each([
    ['pee blood', '', '/condition/blood-in-urine'],
    ['kindey stons', '', '/condition/kidney-stones'],
    ['Nierensteine', '/de', '/de/condition/nierensteine'],
    ['bobrek tasi', '/tr', '/tr/condition/bobrek-tasi'],
    ['prostat kanseri', '/tr', '/tr/condition/prostate-cancer'],
    ['肾结石', '/cn', `/cn/condition/${encodeURIComponent('肾结石')}`],
    ['حصى الكلى', '/ar', `/ar/condition/${encodeURIComponent('حصى-الكلى')}`],
  ])('finds %s (%s) without JavaScript', async (query, prefix, wanted) => {
    const page = await search(query, prefix)
    expect(page.status).toBe(200)
    expect(resultsOf(page)).toContain(wanted)
  })

  test.each([
    ['cant pee', '', 'Emergency: call now', 'tel:911'],
    ['shivering with catheter', '', 'Emergency: call now', 'tel:911'],
    ['fever with catheter', '', 'Urgent: see a doctor today', 'tel:111'],
    ['there is some blood in my urine', '', 'Urgent: see a doctor today', 'tel:111'],
    ['I want to kill myself', '', 'Please talk to somebody now', 'tel:988'],
    ['ich kann nicht pinkeln', '/de', 'Notfall: jetzt anrufen', 'tel:112'],
  ])('begins with what to do about the danger in “%s” (%s)', async (query, prefix, heading, number) => {
    const { document } = await search(query, prefix)
    expect(document.words('main')).toContain(heading)
    const calls = document.all('a').flatMap((link) => valueOf(link, 'href')?.match(/^tel:.*/) ?? [])
    expect(calls[0]).toBe(number)
  })

  test('has no card for a question without a danger', async () => {
    const { document } = await search('how much water should I drink')
    expect(document.words('main')).not.toMatch(/Emergency|Urgent/)
  })

  test('is neither cached nor indexed, and has no query in its title and canonical link', async () => {
    const { headers, document } = await search('stones')
    expect(headers['cache-control']).toContain('no-store')
    expect(document.meta('robots')).toContain('noindex, follow')
    expect(document.words('title')).not.toContain('stones')
    expect(document.canonical).toMatch(/\/search$/)
  })

  test('is paginated, and returns 404 beyond the last page', async () => {
    const pages = [await search('stones'), await search('stones', '', '&page=2')]
    const links = pages.flatMap(resultsOf)
    expect(new Set(links).size).toBe(links.length)
    expect(links.length).toBeGreaterThan(10)
    expect((await search('stones', '', '&page=99')).status).toBe(404)
  })

  test('is filtered by kind and topic', async () => {
    const { document } = await search('stones', '', '&kind=treatment&topic=stones')
    expect(document.all('h2').length).toBeGreaterThan(0)
    const links = resultsOf(await search('stones', '', '&kind=treatment'))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toMatch(/^\/all-treatments\//)
  })

  test.each(['&page=abc', '&kind=%3Cb%3E', '&topic=..%2F..', '&page=0'])(
    'removes a malformed parameter by a redirect: %s',
    async (more) => {
      const page = await search('kidney stones', '', more)
      expect([page.status, page.headers.location]).toEqual([307, '/search?q=kidney+stones'])
    },
  )

  test('ignores unknown parameters', async () => {
    const page = await search('kidney stones', '', '&utm=1')
    expect([page.status, resultsOf(page)[0]]).toEqual([200, '/condition/kidney-stones'])
  })

  test('offers other links when there are no results', async () => {
    const { status, document } = await search('xyzzyqwv')
    expect(status).toBe(200)
    expect(document.words('h1')).toContain('Nothing found')
    const links = document.all('a').map((link) => valueOf(link, 'href'))
    expect(links).toEqual(expect.arrayContaining(['/all-conditions', '/contact', '/when-to-get-help-now']))
  })

  test('marks results in another language with lang and hreflang', async () => {
    const { document } = await search('prostat kanseri', '/tr')
    const english = document.all((element) => element.tagName === 'a' && valueOf(element, 'lang') === 'en-US')
    const links = english.map((link) => [valueOf(link, 'href'), valueOf(link, 'hrefLang')])
    expect(links).toContainEqual(['/tr/condition/prostate-cancer', 'en-US'])
  })
})

describe('hostile input to the search', () => {
  test.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['closing tags', '</title></script><h1>x'],
    ['control characters and overrides', 'a\u0000b\u202ec\u200bd\u0007'],
    ['replacement characters', '\ufffd\ufffd'],
    ['search operators', '"a" AND (b OR -c) title:*~2 [x TO y]'],
    ['a regular expression', '(a+)+$(a+)+$'],
    ['a query of the maximum length', 'kidney '.repeat(28)],
    ['one word of the maximum length', 'a'.repeat(200)],
  ])('is searched for without being executed: %s', async (_, query) => {
    const { status, text, document } = await search(query)
    expect(status).toBe(200)
    expect(document.all('img').filter((image) => valueOf(image, 'src') === 'x')).toEqual([])
    expect(document.all('h1')).toHaveLength(1)
    expect(text).not.toContain('<script>alert')
    expect(document.words('h1')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  test.each([
    ['a very long query', 'kidney '.repeat(280)],
    ['one long word', 'a'.repeat(1_900)],
  ])('is cut to the maximum length by a redirect: %s', async (_, query) => {
    const { status, headers } = await search(query)
    expect(status).toBe(307)
    const { pathname, searchParams } = new URL(headers.location ?? '', 'http://localhost')
    expect([pathname, searchParams.get('q')]).toEqual(['/search', query.slice(0, 200).trim()])
  })

  test.each([
    ['getSuggestions', { site: 'en' }],
    ['getSuggestions', { site: 'en', query: 'a'.repeat(201) }],
    ['getSuggestions', { site: 'xx', query: 'a' }],
    ['getSearchResults', { site: 'en', query: 'a', page: 'x' }],
    ['getSearchResults', { site: 'en', query: 'a', page: 0 }],
    ['getSearchResults', { site: 'en', query: 'a', page: 1, kind: '<b>' }],
  ])('is refused with 400 by %s when it is invalid: %j', async (name, data) => {
    expect((await callServerFunction(site, name, data)).status).toBe(400)
  })
})

describe('search suggestions', () => {
  test('have a path, a kind and a title, and come with a status message for screen readers', async () => {
    const { status, headers, result } = await callServerFunction(site, 'getSuggestions', {
      site: 'de',
      query: 'nierens',
    })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const { suggestions, announcement } = result as {
      suggestions: { path: string; kind: string; title: { text: string } }[]
      announcement: string
    }
    expect(suggestions[0]).toMatchObject({ path: '/condition/nierensteine', title: { text: 'Nierensteine' } })
    expect(suggestions[0]?.kind).toBe('Erkrankung')
    expect(announcement).toMatch(/^\d Vorschläge/)
    for (const { path } of suggestions) expect((await readPage(site, `/de${path}`)).status).toBe(200)
  })

  test('are empty when there is no match', async () => {
    const { result } = await callServerFunction(site, 'getSuggestions', { site: 'en', query: 'xyzzyqwv' })
    expect(result).toEqual({ suggestions: [], announcement: 'No suggestions.' })
  })
})

test('searches without a result are counted, and no search query is logged', async () => {
  for (let time = 0; time < 3; time++) await search('qwvzzy quuxzz')
  await search('vkqzx wjqzv')
  await expect
    .poll(() => storedRows(data, 'searchWithoutResult'), { timeout: 12_000 })
    .toMatchObject([{ site: 'en', words: 'qwvzzy quuxzz', count: 3 }])
  expect(site.output()).not.toMatch(/quux|vkqzx/)
})
