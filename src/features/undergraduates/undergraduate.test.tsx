import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attribute, renderMarkup } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import type { UndergraduatePageQuery } from '#content-contract/operations.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import { emptiestEntry, exampleContext, fullestEntry, withNulls } from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseUndergraduate } from './parse-undergraduate.server.ts'
import type { Undergraduate } from './undergraduate.ts'
import { UndergraduatePage } from './UndergraduatePage.tsx'

const fullest = {
  ...fullestEntry,
  authors: [{ id: '800', title: 'Stones Panel', language: 'en-US' }, null],
  file: [{ id: '1', title: 'Slides', url: '/media/slides.pdf', mimeType: 'application/pdf', size: '2400000' }],
} satisfies UndergraduatePageQuery['entry']
const lesson: Undergraduate = {
  kind: 'undergraduate',
  article: fullArticle,
  authors: [{ name: 'Stones Panel' }],
  files: [{ href: '/media/slides.pdf', label: 'Slides', type: 'PDF', size: '2.4 MB' }],
}

test('a lesson is parsed with its authors and its file', () => {
  expect(parseUndergraduate(fullest, exampleContext())).toMatchObject({
    authors: [{ name: 'Stones Panel' }],
    files: [{ href: '/media/slides.pdf', label: 'Slides', type: 'PDF', size: '2.4 MB' }],
  })
})

test('a lesson is parsed with only a title', () => {
  expect(parseUndergraduate({ ...emptiestEntry, authors: null, file: null }, exampleContext())).toMatchObject({
    authors: [],
    files: [],
  })
})

test('a lesson with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const entry = withNulls(fullest, () => stream.next().value === 0) as UndergraduatePageQuery['entry']
      if (entry?.id && entry.title) parseUndergraduate(entry, exampleContext())
      else expect(() => parseUndergraduate(entry, exampleContext())).toThrow(ContentError)
    }),
  )
})

test.each(['en', 'ar'] as const)(
  'a lesson renders valid markup with and without optional fields, and links its list and its file (%s)',
  (site) => {
    const render = (content: Undergraduate) =>
      renderMarkup(<UndergraduatePage content={content} today="2026-11-20" />, { site })
    expectValidMarkup(render(lesson), { isPage: true })
    expectValidMarkup(render({ ...lesson, article: emptyArticle, authors: [], files: [] }), { isPage: true })
    const hrefs = render(lesson)
      .all('a')
      .map((link) => attribute(link, 'href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/undergraduates', '#files', '/media/slides.pdf']))
  },
)
