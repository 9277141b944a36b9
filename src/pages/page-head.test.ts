import { emptyContactForm } from '#features/contact/contact-form.ts'
import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { emptyFrame } from '#shell/examples.ts'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import { appPageHead, pageHead } from './page-head.ts'
import type { PageMeta } from './page.ts'

const base = (handle: SiteHandle) => `https://${handle}.example`
const publicBases = Object.fromEntries(siteHandles.map((handle) => [handle, base(handle)])) as Record<
  SiteHandle,
  string
>

function contextOf(handle: SiteHandle, change: Partial<(typeof sites)[SiteHandle]> = {}) {
  return {
    current: { site: { ...sites[handle], ...change }, prefix: '' as const, basePath: '', publicBases },
    frame: emptyFrame,
    siblings: siteHandles.map((other) => ({
      handle: other,
      locale: sites[other].locale,
      name: sites[other].languageLabel,
    })),
    primarySite: 'en' as const,
    i18n: setupI18n({ locale: sites[handle].locale, messages: { [sites[handle].locale]: {} } }),
  }
}

const page: PageMeta = {
  uri: 'condition/nierstenen',
  title: 'Nierstenen',
  description: 'Over nierstenen',
  shownFrom: 'nl',
  translations: {
    nl: '/condition/nierstenen',
    en: '/condition/kidney-stones',
    ar: '/condition/%D8%AD%D8%B5%D9%89-%D8%A7%D9%84%D9%83%D9%84%D9%89',
  },
  robots: [],
}

const metaOf = ({ meta }: ReturnType<typeof pageHead>, name: string) =>
  meta.flatMap((one) => (one.name === name || one.property === name ? [one.content] : []))
const titleOf = ({ meta }: ReturnType<typeof pageHead>) => meta.find((one) => 'title' in one)?.title
const linksOf = ({ links }: ReturnType<typeof pageHead>) =>
  links.map((link) => ['hrefLang' in link ? link.hrefLang : link.rel, link.href])

test('the title of a page with form errors begins with "Error:"', () => {
  expect(titleOf(pageHead({ ...contextOf('nl'), posted: { contact: emptyContactForm() } }, page))).toMatch(
    /^Error: Nierstenen \| /,
  )
  expect(titleOf(pageHead(contextOf('nl'), page))).toMatch(/^Nierstenen \| /)
})

describe('the head of a page', () => {
  test('has its title, description, canonical URL and alternate languages', () => {
    const head = pageHead(contextOf('nl'), page)
    expect(titleOf(head)).toBe('Nierstenen | Plain Urology')
    expect(metaOf(head, 'description')).toEqual(['Over nierstenen'])
    expect(metaOf(head, 'og:locale')).toEqual(['nl_NL'])
    expect(metaOf(head, 'robots')).toEqual([])
    expect(linksOf(head)).toEqual([
      ['canonical', 'https://nl.example/condition/nierstenen'],
      ['en-US', 'https://en.example/condition/kidney-stones'],
      ['nl-NL', 'https://nl.example/condition/nierstenen'],
      ['ar', `https://ar.example/condition/${encodeURIComponent('حصى-الكلى')}`],
      ['x-default', 'https://en.example/condition/kidney-stones'],
    ])
  })

  test('has the og:image of the social network, of the page or of the site, in this order', () => {
    const image = (change: Partial<PageMeta>) => metaOf(pageHead(contextOf('nl'), { ...page, ...change }), 'og:image')
    expect(image({})).toEqual(['https://en.example/social/nl.png'])
    expect(image({ image: '/media/stone.jpg' })).toEqual(['https://en.example/media/stone.jpg'])
    expect(image({ image: '/a.jpg', facebook: { image: 'https://pictures.example/b.jpg' } })).toEqual([
      'https://pictures.example/b.jpg',
    ])
  })

  test('has titles and descriptions that are set for one social network only', () => {
    const head = pageHead(contextOf('nl'), { ...page, facebook: { title: 'F' }, twitter: { description: 'T' } })
    expect(metaOf(head, 'og:title')).toEqual(['F'])
    expect(metaOf(head, 'og:description')).toEqual(['Over nierstenen'])
    expect(metaOf(head, 'twitter:description')).toEqual(['T'])
    expect(metaOf(head, 'twitter:title')).toEqual([])
  })

  test('of the home page has the title that its editors have written, or the name of the site', () => {
    const home: PageMeta = { ...page, uri: '__home__', shownFrom: 'en', translations: { en: '/' } }
    expect(titleOf(pageHead(contextOf('en'), { ...home, title: 'Urology in plain words' }))).toBe(
      'Urology in plain words',
    )
    const head = pageHead(contextOf('en'), { ...home, title: '' })
    expect(titleOf(head)).toBe('Plain Urology')
    expect(metaOf(head, 'og:title')).toEqual(['Plain Urology'])
    expect(linksOf(head)[0]).toEqual(['canonical', 'https://en.example/'])
  })

  test('of a page that shows the same as another has the canonical URL of that', () => {
    const translations = { ...page.translations, nl: '/condition/nierstenen/2026' }
    const head = pageHead(contextOf('nl'), { ...page, translations })
    expect(linksOf(head)[0]).toEqual(['canonical', 'https://nl.example/condition/nierstenen/2026'])
    expect(metaOf(head, 'og:url')).toEqual(['https://nl.example/condition/nierstenen/2026'])
  })

  test('of an untranslated page has noindex and the canonical URL of the original', () => {
    const head = pageHead(contextOf('nl'), { ...page, uri: 'about', shownFrom: 'en', translations: { en: '/about' } })
    expect(metaOf(head, 'robots')).toEqual(['noindex'])
    expect(linksOf(head)[0]).toEqual(['canonical', 'https://en.example/about'])
  })

  test.each(['dev', 'local', 'staging'] as const)('of a %s site has noindex', (type) => {
    expect(metaOf(pageHead(contextOf('nl', { type }), page), 'robots')).toEqual(['noindex'])
  })

  test('merges the robots directives of site and entry, without duplicates and invalid ones', () => {
    const context = contextOf('nl', { tags: ['nofollow', 'noindex'] })
    const head = pageHead(context, { ...page, robots: ['noindex', 'all', 'max-snippet:-1', 'a"b'] })
    expect(metaOf(head, 'robots')).toEqual(['noindex, nofollow'])
  })

  test('has a percent-encoded URL for any uri', () => {
    const head = pageHead(contextOf('nl'), { ...page, uri: '100%/é', translations: { nl: '/100%25/%C3%A9' } })
    expect(linksOf(head)).toEqual([
      ['canonical', 'https://nl.example/100%25/%C3%A9'],
      ['nl-NL', 'https://nl.example/100%25/%C3%A9'],
    ])
  })

  test('of an application page has an alternate for every site', () => {
    const head = appPageHead(contextOf('cz'), { path: '/all-conditions', title: 'A–Z' })
    expect(linksOf(head)).toHaveLength(1 + siteHandles.length + 1)
    expect(linksOf(head)[0]).toEqual(['canonical', 'https://cz.example/all-conditions'])
    expect(metaOf(head, 'og:locale')).toEqual(['cs_CZ'])
  })
})

test('the head of a preview has noindex, and does not contain the token', () => {
  const { current, ...rest } = contextOf('nl')
  const context = { ...rest, current: { ...current, preview: 'x-craft-preview=1&token=t' } }
  expect(metaOf(pageHead(context, { ...page, robots: ['nofollow'] }), 'robots')).toEqual(['nofollow, noindex'])
  expect(metaOf(appPageHead(context, { path: '/news', title: 'News' }), 'robots')).toEqual(['noindex'])
  expect(JSON.stringify(pageHead(context, page))).not.toContain('token')
})
