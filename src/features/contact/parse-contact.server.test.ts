import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContactPageQuery } from '#content-contract/operations.ts'
import { emptiestEntry, exampleContext, fullestEntry, withNulls } from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseContact } from './parse-contact.server.ts'

const fullest = {
  ...fullestEntry,
  subjects: ['A question', null, ' ', 'A mistake', 'A question'],
  privacyText: 'Both are deleted after 12 months.',
  thankYouText: ' Thank you. ',
} satisfies ContactPageQuery['entry']

test('the contact page is parsed with its article, its subjects without duplicates, and its texts', () => {
  expect(parseContact({ entry: fullest, privacy: null }, exampleContext())).toMatchObject({
    kind: 'contact',
    article: { title: 'Kidney stones' },
    subjects: ['A question', 'A mistake'],
    privacyText: 'Both are deleted after 12 months.',
    thankYouText: 'Thank you.',
  })
})

test('the form links the site’s own privacy page, or else /privacy', () => {
  const { site } = exampleContext()
  const elsewhere = { uri: 'datenschutz', siteHandle: 'de', enabledForSite: null }
  const pathOf = (localized: { uri: string; siteHandle: string; enabledForSite: boolean | null }[]) =>
    parseContact({ entry: emptiestEntry, privacy: [{ uri: 'privacy', siteHandle: 'xx', localized }] }, exampleContext())
      .privacyPath
  expect(pathOf([elsewhere, { uri: 'own-privacy', siteHandle: site.handle, enabledForSite: null }])).toBe(
    '/own-privacy',
  )
  expect(pathOf([{ uri: 'own-privacy', siteHandle: site.handle, enabledForSite: false }])).toBe('/privacy')
  expect(pathOf([elsewhere])).toBe('/privacy')
})

test('the contact page is parsed with only a title', () => {
  expect(parseContact({ entry: emptiestEntry, privacy: null }, exampleContext()).subjects).toEqual([])
})

test('a contact page with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const entry = withNulls(fullest, () => stream.next().value === 0) as ContactPageQuery['entry']
      if (entry?.id && entry.title) parseContact({ entry, privacy: null }, exampleContext())
      else expect(() => parseContact({ entry, privacy: null }, exampleContext())).toThrow(ContentError)
    }),
  )
})
