import { expect, test } from 'vitest'
import { emptiestEntry, fullestEntry } from '#blocks/fragment-examples.server.ts'
import type { EntryReference } from '#features/addresses/address.ts'
import { parsePageMeta } from './parse-page-meta.ts'

const entry: EntryReference = {
  id: '100',
  uri: 'condition/kidney-stones',
  sectionHandle: 'conditions',
  typeHandle: 'condition',
  shownFrom: 'en',
}

test('the most particular field wins', () => {
  expect(parsePageMeta(fullestEntry, entry)).toEqual({
    uri: 'condition/kidney-stones',
    title: 'Kidney stones',
    description: 'About',
    shownFrom: 'en',
    translations: { en: 'condition/kidney-stones', nl: 'condition/nierstenen' },
    canonical: 'https://example.org/condition/kidney-stones',
    robots: ['noindex'],
  })
  const { seo: _, ...withoutSeo } = fullestEntry
  expect(parsePageMeta(withoutSeo, entry).description).toBe('About kidney stones')
  expect(parsePageMeta({ title: 'T', searchDescription: 's', introText: 'i' }, entry)).toMatchObject({
    title: 'T',
    description: 's',
  })
  expect(parsePageMeta({ title: 'T', seo: { title: '  ' } }, entry)).toMatchObject({ title: 'T' })
})

test('the emptiest entry has its title and its own address', () => {
  expect(parsePageMeta(emptiestEntry, entry)).toEqual({
    uri: 'condition/kidney-stones',
    title: 'Kidney stones',
    shownFrom: 'en',
    translations: { en: 'condition/kidney-stones' },
    robots: [],
  })
})

test('translations that are switched off, lead nowhere or belong to no site of ours are left out', () => {
  const localized = [
    { uri: 'a', siteHandle: 'de', enabledForSite: false },
    { uri: null, siteHandle: 'fr', enabledForSite: true },
    { uri: 'c', siteHandle: 'xx', enabledForSite: true },
    { uri: 'd', siteHandle: 'cn' },
    null,
  ]
  expect(parsePageMeta({ localized }, entry).translations).toEqual({ en: 'condition/kidney-stones', cn: 'd' })
})

test.each(['100%', '/about', 'javascript:alert(1)', '//example.org/x', 'https://', 'http://a b/'])(
  'the canonical address %j is none',
  (canonical) => {
    expect(parsePageMeta({ canonical }, entry)).not.toHaveProperty('canonical')
    const kept = parsePageMeta({ canonical: 'https://example.org/x', seo: { advanced: { canonical } } }, entry)
    expect(kept.canonical).toBe('https://example.org/x')
  },
)

test('a canonical address is written in ASCII', () => {
  expect(parsePageMeta({ canonical: ' https://example.org/é 100%' }, entry).canonical).toBe(
    'https://example.org/%C3%A9%20100%',
  )
})

test('a part of an entry has its own address and title, and so have its translations', () => {
  expect(parsePageMeta(fullestEntry, { ...entry, part: 'panel' }, { before: 'Panel' })).toMatchObject({
    uri: 'condition/kidney-stones/panel',
    title: 'Panel – Kidney stones',
    translations: { en: 'condition/kidney-stones/panel', nl: 'condition/nierstenen/panel' },
  })
  // The editors' canonical address is that of the entry, not of its parts.
  expect(parsePageMeta(fullestEntry, { ...entry, part: 'panel' })).not.toHaveProperty('canonical')
})

test('an entry within a work has the name of that behind its own', () => {
  expect(parsePageMeta({ title: 'Pain' }, entry, { after: 'Stones' }).title).toBe('Pain – Stones')
})
