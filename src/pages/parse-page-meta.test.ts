import { describe, expect, test } from 'vitest'
import type { SeoFragment } from '#content-contract/operations.ts'
import { emptiestEntry, fullestEntry } from '#blocks/fragment-examples.server.ts'
import type { EntryReference } from '#features/redirects/resolved-url.ts'
import type { MetaFields } from '#blocks/kind-content.server.ts'
import { parsePageMeta } from './parse-page-meta.ts'

const entry: EntryReference = {
  id: '100',
  uri: 'condition/kidney-stones',
  sectionHandle: 'conditions',
  typeHandle: 'condition',
  shownFrom: 'en',
}

test('the metadata of an entry are parsed with every field', () => {
  expect(parsePageMeta(fullestEntry, entry)).toEqual({
    uri: 'condition/kidney-stones',
    title: 'Kidney stones',
    description: 'About',
    shownFrom: 'en',
    translations: { en: '/condition/kidney-stones', nl: '/condition/nierstenen' },
    canonical: 'https://example.org/condition/kidney-stones',
    image: 'https://pictures.example/seo-1200.jpg',
    facebook: { title: 'Do you have a kidney stone?', image: 'https://pictures.example/facebook-1200.png' },
    twitter: { description: 'In short' },
    robots: ['noindex'],
  })
})

const seo = (fields: Partial<SeoFragment>) => ({
  title: null,
  description: null,
  social: null,
  advanced: null,
  ...fields,
})

const social = (fields: { title: string }) => ({ description: null, image: null, ...fields })

const picture = (name: string) => ({ mimeType: 'image/jpeg', urlLarge: `https://pictures.example/${name}` })

// In each row, the last field wins. A blank field and an SVG picture are treated as missing.
describe('the most specific field wins', () => {
  test.each<[MetaFields, string]>([
    [{ title: 'title' }, 'title'],
    [{ title: 'title', seoTitle: 'seoTitle' }, 'seoTitle'],
    [{ title: 'title', seoTitle: 'seoTitle', seo: seo({ title: 'seo.title' }) }, 'seo.title'],
    [{ title: 'title', seoTitle: 'seoTitle', seo: seo({ title: '  ' }) }, 'seoTitle'],
  ])('title %#: %o', (fragment, title) => expect(parsePageMeta(fragment, entry).title).toBe(title))

  test.each<[MetaFields, string | undefined]>([
    [{}, undefined],
    [{ intro: 'intro' }, 'intro'],
    [{ intro: 'intro', introText: 'introText' }, 'introText'],
    [{ intro: 'intro', introText: 'introText', searchDescription: 'searchDescription' }, 'searchDescription'],
    [{ introText: 'introText', searchDescription: 's', seoDescription: 'seoDescription' }, 'seoDescription'],
    [{ seoDescription: 'seoDescription', seo: seo({ description: 'seo.description' }) }, 'seo.description'],
  ])('description %#: %o', (fragment, description) =>
    expect(parsePageMeta(fragment, entry).description).toBe(description),
  )

  test.each<[MetaFields, string | undefined]>([
    [{}, undefined],
    [{ featuredimage: [{ ...picture('drawing'), mimeType: 'image/svg+xml' }] }, undefined],
    [{ featuredimage: [picture('featured')] }, 'https://pictures.example/featured'],
    [{ featuredimage: [picture('featured')], seoImage: [picture('seo')] }, 'https://pictures.example/seo'],
  ])('image %#: %o', (fragment, image) => expect(parsePageMeta(fragment, entry).image).toBe(image))

  test.each<[MetaFields, string | undefined]>([
    [{}, undefined],
    [{ canonical: 'https://example.org/a' }, 'https://example.org/a'],
    [
      {
        canonical: 'https://example.org/a',
        seo: seo({ advanced: { robots: null, canonical: 'https://example.org/b' } }),
      },
      'https://example.org/b',
    ],
  ])('canonical URL %#: %o', (fragment, canonical) => expect(parsePageMeta(fragment, entry).canonical).toBe(canonical))
})

test('the metadata of an entry with only a title are its title and its path', () => {
  expect(parsePageMeta(emptiestEntry, entry)).toEqual({
    uri: 'condition/kidney-stones',
    title: 'Kidney stones',
    shownFrom: 'en',
    translations: { en: '/condition/kidney-stones' },
    robots: [],
  })
})

test('translations that are disabled, have no uri or belong to an unknown site are left out', () => {
  const localized = [
    { uri: 'a', siteHandle: 'de', enabledForSite: false },
    { uri: null, siteHandle: 'fr', enabledForSite: true },
    { uri: 'c', siteHandle: 'xx', enabledForSite: true },
    { uri: 'd', siteHandle: 'cn', enabledForSite: null },
  ]
  expect(parsePageMeta({ localized }, entry).translations).toEqual({ en: '/condition/kidney-stones', cn: '/d' })
})

test.each(['100%', '/about', 'javascript:alert(1)', '//example.org/x', 'https://', 'http://a b/'])(
  'the invalid canonical URL %j is ignored',
  (canonical) => {
    expect(parsePageMeta({ canonical }, entry)).not.toHaveProperty('canonical')
    const parsed = parsePageMeta(
      { canonical: 'https://example.org/x', seo: seo({ advanced: { robots: null, canonical } }) },
      entry,
    )
    expect(parsed.canonical).toBe('https://example.org/x')
  },
)

test('a canonical URL is percent-encoded', () => {
  expect(parsePageMeta({ canonical: ' https://example.org/é 100%' }, entry).canonical).toBe(
    'https://example.org/%C3%A9%20100%',
  )
})

test.each<[MetaFields, string]>([
  [{ title: 'Home' }, ''],
  [{ title: 'Home', seo: seo({ title: 'Home', social: { facebook: social({ title: 'Home' }), twitter: null } }) }, ''],
  [{ title: 'Home', seo: seo({ title: 'Urology in plain words' }) }, 'Urology in plain words'],
  [{ title: 'Home', seoTitle: 'Urology in plain words' }, 'Urology in plain words'],
  [{ title: 'Home', seoTitle: '<p>Home</p>' }, ''],
])(
  'the title of the home page is one that is written for search engines, not a name for editors: %o',
  (fragment, title) =>
    expect(parsePageMeta(fragment, { ...entry, uri: '__home__' })).toEqual({
      uri: '__home__',
      title,
      shownFrom: 'en',
      translations: { en: '/' },
      robots: [],
    }),
)

test('tags are removed from the texts, and a title of tags only is treated as missing', () => {
  const { title, description, facebook } = parsePageMeta(
    {
      title: 'Stones in the <em>kidney</em>',
      seoTitle: '<p></p>',
      introText: '<p>What they are.</p><p>How they pass.</p>',
      seo: seo({ social: { facebook: social({ title: '<b>Stones</b>' }), twitter: null } }),
    },
    entry,
  )
  expect({ title, description, facebook }).toEqual({
    title: 'Stones in the kidney',
    description: 'What they are. How they pass.',
    facebook: { title: 'Stones' },
  })
})

test('a part of an entry has its own path, title and translations', () => {
  expect(parsePageMeta(fullestEntry, { ...entry, part: 'panel' }, { before: 'Panel' })).toMatchObject({
    uri: 'condition/kidney-stones/panel',
    title: 'Panel – Kidney stones',
    translations: { en: '/condition/kidney-stones/panel', nl: '/condition/nierstenen/panel' },
  })
  // The canonical URL set by editors is that of the entry, not of its parts.
  expect(parsePageMeta(fullestEntry, { ...entry, part: 'panel' })).not.toHaveProperty('canonical')
})

test('a part that shows the same as another one has the path of that as its canonical one', () => {
  const { uri, translations } = parsePageMeta(
    fullestEntry,
    { ...entry, part: 'summary-of-changes' },
    { canonicalPart: 'summary-of-changes/2026' },
  )
  expect(uri).toBe('condition/kidney-stones/summary-of-changes')
  // The newest year of a translation may differ.
  expect(translations).toEqual({
    en: '/condition/kidney-stones/summary-of-changes/2026',
    nl: '/condition/nierstenen/summary-of-changes',
  })
})

test('the title of an entry within a publication is followed by the publication’s title', () => {
  expect(parsePageMeta({ title: 'Pain' }, entry, { after: 'Stones' }).title).toBe('Pain – Stones')
})
