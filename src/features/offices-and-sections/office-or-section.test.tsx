import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import type { OfficeOrSectionPageQuery } from '#content-contract/operations.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseOfficeOrSection } from './parse-office-or-section.server.ts'
import type { OfficeOrSection } from './office-or-section.ts'
import { OfficeOrSectionPage } from './OfficeOrSectionPage.tsx'

const member = (title: string | null, role: string | null, affiliation: string | null = null) => ({
  id: title,
  title,
  language: 'en-US',
  role,
  affiliation,
})
const fullest = {
  ...fullestEntry,
  email: 'stones@example.org',
  members: [
    member('Stones Panel', 'Medical reviewer'),
    member('Nurse Specialists', 'Reader', 'A hospital'),
    null,
    member('Board', 'Medical reviewer'),
    member('Somebody', null),
    member(null, 'Reader'),
  ],
  children: [{ ...exampleTeaser, title: 'Meetings', uri: 'sections/stones/meetings', typeHandle: 'page' }],
} satisfies OfficeOrSectionPageQuery['entry']
const officesAndSections = [
  { ...exampleTeaser, id: '1', title: 'Editors', uri: 'offices/editors' },
  null,
  { ...exampleTeaser, id: fullestEntry.id },
]
const officeOrSection: OfficeOrSection = {
  kind: 'office-or-section',
  article: fullArticle,
  members: [
    { role: 'Medical reviewer', members: [{ name: 'Stones Panel' }, { name: 'Board' }] },
    { language: 'de-DE', members: [{ name: 'Pflege', affiliation: 'Klinik', language: 'de-DE' }] },
  ],
  email: 'stones@example.org',
  pages: [{ kind: 'internal', path: '/sections/stones/meetings', label: 'Meetings' }],
  others: [{ kind: 'internal', path: '/offices/editors', label: 'Editors' }],
}

test('the members of a team are grouped by role', () => {
  const context = exampleContext()
  expect(parseOfficeOrSection({ entry: fullest, officesAndSections }, context)).toMatchObject({
    kind: 'office-or-section',
    members: [
      { role: 'Medical reviewer', members: [{ name: 'Stones Panel' }, { name: 'Board' }] },
      { role: 'Reader', members: [{ name: 'Nurse Specialists', affiliation: 'A hospital' }] },
      { members: [{ name: 'Somebody' }] },
    ],
    email: 'stones@example.org',
    pages: [{ path: '/sections/stones/meetings' }],
    others: [{ path: '/offices/editors' }],
  })
  expect(context.problems).toEqual([])
})

test('members described in another language carry it', () => {
  expect(
    parseOfficeOrSection({ entry: fullest, officesAndSections }, exampleContext('nl')).members[0]?.members[0],
  ).toEqual({
    name: 'Stones Panel',
    language: 'en-US',
  })
})

test('an office or section is parsed with only a title', () => {
  const parsed = parseOfficeOrSection(
    { entry: { ...emptiestEntry, email: null, members: null, children: [] }, officesAndSections: null },
    exampleContext(),
  )
  expect(parsed).toMatchObject({ members: [], pages: [], others: [] })
  expect(parsed).not.toHaveProperty('email')
})

test('an invalid email address is left out and reported', () => {
  const context = exampleContext()
  expect(
    parseOfficeOrSection({ entry: { ...fullest, email: 'ask at the desk' }, officesAndSections: null }, context),
  ).not.toHaveProperty('email')
  expect(context.problems).toMatchObject([{ field: 'email' }])
})

test('a team with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const result = (withNulls({ entry: fullest, officesAndSections }, () => stream.next().value === 0) ??
        {}) as OfficeOrSectionPageQuery
      if (result.entry?.id && result.entry.title) parseOfficeOrSection(result, exampleContext())
      else expect(() => parseOfficeOrSection(result, exampleContext())).toThrow(ContentError)
    }),
  )
})

test.each(['en', 'ar'] as const)(
  'an office or section renders valid markup with and without optional fields (%s)',
  (site) => {
    const render = (content: OfficeOrSection) =>
      renderMarkup(<OfficeOrSectionPage content={content} today="2026-11-20" />, { site })
    expectValidMarkup(render(officeOrSection), { isPage: true })
    expectValidMarkup(
      render({ kind: 'office-or-section', article: emptyArticle, members: [], pages: [], others: [] }),
      {
        isPage: true,
      },
    )
  },
)

test('an office or section shows its members by role, and links its email address and its pages', () => {
  const markup = renderMarkup(<OfficeOrSectionPage content={officeOrSection} today="2026-11-20" />)
  const members = markup.all('section').find((section) => attribute(section, 'ariaLabelledBy') === 'members')
  expect(members && wordsOf(members)).toBe('MembersMedical reviewerStones PanelBoardMemberPflegeKlinik')
  const hrefs = markup.all('a').map((link) => attribute(link, 'href'))
  expect(hrefs).toEqual(expect.arrayContaining(['mailto:stones@example.org', '/sections/stones/meetings']))
})
