import { toString } from 'hast-util-to-string'
import { expect, inject, test, vi } from 'vitest'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import { readCatalogue } from '../../support/catalogue.ts'
import { readPage, valueOf } from '../../support/read-page.ts'

vi.setConfig({ testTimeout: 60_000 })

// List pages must begin with the content in the site's own language. English content must come after it, below a label that
// says so.

const site = inject('site')

/** Returns the label “In English” of the component `InLanguage` in a site's language. */
function labelOf(handle: SiteHandle): string {
  const message = readCatalogue(sites[handle].locale).get('{0, select, en {In English} other {In {name}}}')
  return /en \{(.*?)\}/.exec(message ?? '')?.[1] ?? ''
}

/** Returns the HTML of the main part of a page. */
async function mainOf(handle: SiteHandle, path: string): Promise<string> {
  const { status, text } = await readPage(site, `/${handle}${path}`)
  expect([handle, path, status]).toEqual([handle, path, 200])
  return /<main.*<\/main>/s.exec(text)?.[0] ?? ''
}

const lists = [
  '/',
  '/all-conditions',
  '/all-treatments',
  '/guidelines',
  '/news',
  '/updates',
  '/education-events/events',
  '/education-events/education',
]

test.each(siteHandles.filter((handle) => handle !== 'en'))(
  'every list of the site %s begins with its own language, and a label is above the English entries',
  async (handle) => {
    const label = labelOf(handle)
    expect(label).not.toBe('')
    for (const path of lists) {
      const main = await mainOf(handle, path)
      const english = main.search(/lang="en-US"/i)
      if (english < 0) continue
      const labeled = main.indexOf(`>${label}<`)
      expect([handle, path, labeled >= 0 && labeled < english]).toEqual([handle, path, true])
    }
  },
)

test.each(siteHandles.filter((handle) => handle !== 'en'))(
  'on the home page of the site %s no English page precedes the label, and the label has links below it',
  async (handle) => {
    const main = await mainOf(handle, '/')
    const [before = '', after = ''] = main.split('id="home-untranslated"')
    expect(before).not.toMatch(/lang="en-US"/i)
    const { document } = await readPage(site, `/${handle}/`)
    const [section] = document.all((element) => valueOf(element, 'ariaLabelledBy') === 'home-untranslated')
    const links = after.match(/<a [^>]*>/g) ?? []
    expect(section === undefined).toBe(links.length === 0)
  },
)

test('the words of the glossary that are not translated come after the alphabet', async () => {
  const main = await mainOf('fi', '/glossary')
  const [own = '', english = ''] = main.split('id="untranslated"')
  expect(own).toMatch(/<dfn>/)
  expect(own).not.toMatch(/<dfn lang="en-US"/)
  expect(english.match(/<dfn/g)?.length).toBeGreaterThan(10)
  expect(english.match(/<dfn/g)?.length).toBe(english.match(/<dfn lang="en-US"/g)?.length)
})

test('the languages that have a page come first under their own heading, each group in one order', async () => {
  const { document } = await readPage(site, '/fi/condition/nocturia')
  const words = readCatalogue('fi-FI')
  const groups = ['language-menu-translated', 'language-menu-others'].map((id) => ({
    heading: document.words((element) => valueOf(element, 'id') === id),
    names: document
      .all((element) => element.tagName === 'ul' && valueOf(element, 'ariaLabelledBy') === id)
      .flatMap((list) => list.children.map((item) => toString(item).trim())),
  }))
  const [own, others] = groups
  expect(own?.heading).toBe(words.get('This page in'))
  expect(own?.names).toContain('English')
  expect(own?.names).not.toContain('Suomi')
  expect(others?.heading).toContain('englanni')
  expect(others?.names).toContain('Suomi')
  expect((own?.names.length ?? 0) + (others?.names.length ?? 0)).toBe(siteHandles.length)
  for (const { names } of groups) expect(names).toEqual(names.toSorted(new Intl.Collator('en-US').compare))
})
