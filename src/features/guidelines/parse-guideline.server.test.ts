import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type {
  GuidelineArchivePageQuery,
  GuidelineChapterPageQuery,
  GuidelinePageQuery,
} from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleSource,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { guidelineParts } from './guideline.ts'
import {
  parseGuideline,
  parseGuidelineArchive,
  parseGuidelineChapter,
  parseGuidelinePage,
} from './parse-guideline.server.ts'

const uri = 'guidelines/urolithiasis'
const pdf = { url: '/media/stones.pdf?v=1', mimeType: 'application/pdf', size: '1240000' }
const teaser = (path: string, title: string) => ({ ...exampleTeaser, id: path, uri: path, title })
const chapter = (name: string, number: string | null, isSupplement: boolean | null) => ({
  id: name,
  title: name,
  uri: `${uri}/chapter/${name}`,
  language: 'en-US',
  number,
  isSupplement,
})
const publication = { ...exampleSource, id: 'p1', title: 'Guidelines on Urolithiasis', file: [pdf] }

const fullest = {
  ...fullestEntry,
  uri,
  year: 2026,
  chapters: [chapter('introduction', '1', false), null, chapter('tables', null, true)],
  fullPdf: [pdf],
  pocketPdf: [{ url: 'https://cms.example/pocket.epub', mimeType: null, size: null }],
  summariesOfChanges: [
    { id: 'y2025', year: 2025, body: null, changes: null },
    null,
    {
      id: 'y2026',
      year: 2026,
      body: '<p>Gone through.</p>',
      changes: [
        {
          id: 'c1',
          text: 'Moved.',
          strength: 'Strong',
          levelOfEvidence: null,
          chapter: [teaser(`${uri}/chapter/x`, 'X')],
        },
        { id: 'c2', text: ' ', strength: null, levelOfEvidence: null, chapter: [] },
      ],
    },
  ],
  publications: [publication, null],
  appendices: [{ ...publication, id: 'p2', citation: null, doi: null, file: null }],
  summaries: [
    { id: 's1', title: 'On one page', body: '<p>In short.</p>', file: [pdf] },
    { id: 's2', title: 'Waiting', body: null, file: [] },
  ],
  panel: [
    {
      id: 'm1',
      panelRole: 'Chair',
      person: [
        {
          id: 'h1',
          title: 'A',
          language: 'en-US',
          role: 'Reviewer',
          affiliation: 'Here',
          country: 'EU',
          conflictOfInterest: 'None.',
        },
      ],
    },
    {
      id: 'm2',
      panelRole: null,
      person: [
        {
          id: 'h2',
          title: 'B',
          language: 'en-US',
          role: null,
          affiliation: null,
          country: null,
          conflictOfInterest: null,
        },
      ],
    },
    {
      id: 'm3',
      panelRole: 'Chair',
      person: [
        {
          id: 'h3',
          title: 'C',
          language: 'en-US',
          role: null,
          affiliation: null,
          country: null,
          conflictOfInterest: '',
        },
      ],
    },
    { id: 'm4', panelRole: 'Chair', person: [] },
  ],
  translations: [
    { id: 't1', languageName: 'Nederlands', society: null, year: 2026, href: null, file: [] },
    { id: 't2', languageName: 'Íslenska', society: 'Society', year: null, href: 'https://society.example/', file: [] },
    { id: 't3', languageName: 'العربية', society: null, year: null, href: 'javascript:alert(1)', file: [pdf] },
  ],
  editions: [
    { id: 'e1', title: 'Edition 2022', uri: 'guidelines/archive/u-2022', language: 'en-US', year: 2022 },
    { id: 'e2', title: 'Edition 2024', uri: 'guidelines/archive/u-2024', language: 'en-US', year: 2024 },
  ],
  localized: [{ uri: 'guidelines/stenen', siteHandle: 'nl', enabledForSite: true }],
} satisfies GuidelinePageQuery['entry']

const emptiest = {
  ...emptiestEntry,
  uri,
  year: null,
  chapters: null,
  fullPdf: null,
  pocketPdf: null,
  summariesOfChanges: null,
  publications: null,
  appendices: null,
  summaries: null,
  panel: null,
  translations: null,
  editions: null,
} satisfies GuidelinePageQuery['entry']

const partOf = (part: string | undefined, context = exampleContext()) =>
  parseGuidelinePage(fullest, part, context)?.part

describe('a guideline as shown around its pages', () => {
  test('is parsed with its title, year, chapters, parts and files', () => {
    const context = exampleContext()
    expect(parseGuideline(fullest, context)).toEqual({
      kind: 'guideline',
      uri,
      title: 'Kidney stones',
      link: { kind: 'internal', path: `/${uri}`, label: 'Kidney stones' },
      intro: fullestEntry.introText,
      language: 'en-US',
      year: 2026,
      chapters: [
        {
          link: { kind: 'internal', path: `/${uri}/chapter/introduction`, label: 'introduction' },
          number: '1',
          isSupplement: false,
        },
        { link: { kind: 'internal', path: `/${uri}/chapter/tables`, label: 'tables' }, isSupplement: true },
      ],
      parts: guidelineParts,
      fullPdf: { href: '/media/stones.pdf?v=1', type: 'PDF', bytes: 1_240_000 },
      pocketPdf: { href: 'https://cms.example/pocket.epub', type: 'EPUB' },
    })
    expect(context.problems).toEqual([])
  })

  test('is parsed with only a title and a uri', () => {
    expect(parseGuideline(emptiest, exampleContext())).toEqual({
      kind: 'guideline',
      uri,
      title: 'Kidney stones',
      link: { kind: 'internal', path: `/${uri}`, label: 'Kidney stones' },
      language: 'en-US',
      chapters: [],
      parts: [],
    })
  })

  test('throws a ContentError without an entry or a uri', () => {
    expect(() => parseGuideline(null, exampleContext())).toThrow(ContentError)
    expect(() => parseGuideline({ ...fullest, uri: null }, exampleContext())).toThrow(ContentError)
  })
})

describe('the page of a guideline', () => {
  test('has its text and its earlier editions, newest first', () => {
    const page = parseGuidelinePage(fullest, undefined, exampleContext())
    expect(page?.article.blocks.length).toBeGreaterThan(0)
    expect(page?.part).toMatchObject({
      name: 'overview',
      editions: [{ label: 'Edition 2024' }, { label: 'Edition 2022' }],
    })
  })

  test('has none of the guideline’s own text when it shows a part', () => {
    const article = parseGuidelinePage(fullest, 'panel', exampleContext())?.article
    expect(article).toMatchObject({ blocks: [], keyPoints: [], related: [], sources: [], reviewers: [] })
    expect(article).not.toHaveProperty('intro')
  })

  test('has the changes of the newest year, or of the requested year', () => {
    expect(partOf('summary-of-changes')).toEqual({
      name: 'summary-of-changes',
      path: `/${uri}`,
      year: 2026,
      years: [2026, 2025],
      changes: [
        { id: 'c1', text: 'Moved.', strength: 'strong', chapter: expect.objectContaining({ label: 'X' }) as unknown },
      ],
    })
    expect(partOf('summary-of-changes/2025')).toMatchObject({ year: 2025, changes: [] })
    expect(parseGuidelinePage(fullest, 'summary-of-changes', exampleContext())?.article.blocks).toHaveLength(1)
  })

  test.each([
    'summary-of-changes/2019',
    'summary-of-changes/02026',
    'summary-of-changes/x',
    'summary-of-changes/2026.0',
    'nothing',
  ])('is undefined for the unknown part "%s"', (part) => expect(partOf(part)).toBeUndefined())

  test('is undefined for every part that the guideline does not have', () => {
    for (const part of guidelineParts) expect(parseGuidelinePage(emptiest, part, exampleContext())).toBeUndefined()
  })

  test('lists publications and appendices separately', () => {
    expect(partOf('publications-appendices')).toMatchObject({
      publications: [
        {
          title: 'Guidelines on Urolithiasis',
          source: { href: 'https://doi.org/10.1016/j.eururo.2024.03.001' },
          file: { type: 'PDF' },
        },
      ],
      appendices: [{ title: 'Guidelines on Urolithiasis', source: { citation: 'Guidelines on Urolithiasis' } }],
    })
  })

  test('has summaries as text blocks, some with a file', () => {
    const page = parseGuidelinePage(fullest, 'summaries', exampleContext())
    expect(page?.article.blocks).toMatchObject([
      { id: 's1', heading: 'On one page' },
      { id: 's2', heading: 'Waiting' },
    ])
    expect(page?.part).toEqual({
      name: 'summaries',
      files: { s1: { href: '/media/stones.pdf?v=1', type: 'PDF', bytes: 1_240_000 } },
    })
  })

  test('has the panel grouped by role, and a member without a name is left out and reported', () => {
    const context = exampleContext()
    expect(partOf('panel', context)).toEqual({
      name: 'panel',
      groups: [
        {
          role: 'Chair',
          members: [
            { id: 'm1', name: 'A', role: 'Reviewer', affiliation: 'Here', country: 'EU', conflictOfInterest: 'None.' },
            { id: 'm3', name: 'C' },
          ],
        },
        { members: [{ id: 'm2', name: 'B' }] },
      ],
    })
    expect(context.problems).toMatchObject([{ message: 'A member of the panel without a name is left out.' }])
  })

  test('has the language of panel members who are described in another language than the site’s', () => {
    const part = parseGuidelinePage(fullest, 'panel', exampleContext('nl'))?.part
    expect(part).toMatchObject({ groups: [{ members: [{ language: 'en-US' }, { language: 'en-US' }] }, {}] })
  })

  test('has translations with a link, a file, or the guideline on the site of that language', () => {
    const context = exampleContext()
    expect(partOf('translations', context)).toMatchObject({
      translations: [
        { languageName: 'Nederlands', language: 'nl-NL', ownHref: 'https://example.org/nl/guidelines/stenen' },
        { languageName: 'Íslenska', href: 'https://society.example/' },
        { languageName: 'العربية', language: 'ar', file: { type: 'PDF' } },
      ],
    })
    expect(context.problems).toMatchObject([{ message: 'The address of a translation is left out.' }])
  })

  test('links the same part of the original when it is not translated', () => {
    const context = exampleContext('nl', { shownFrom: 'primary' })
    expect(parseGuidelinePage(fullest, 'summary-of-changes/2025', context)?.article.translation).toEqual({
      kind: 'missing',
      originalHref: `https://example.org/${uri}/summary-of-changes/2025`,
    })
  })
})

const fullestChapter = {
  ...fullestEntry,
  uri: `${uri}/chapter/pain`,
  number: '3',
  recommendations: [
    { id: 'r1', text: 'Relieve the pain.', strength: 'STRONG', levelOfEvidence: '1a', citedBy: [exampleTeaser, null] },
    { id: 'r2', text: 'Wait.', strength: 'Moderate', levelOfEvidence: null },
    null,
  ],
  references: [{ ...exampleSource, id: 'ref' }],
} satisfies GuidelineChapterPageQuery['entry']

describe('a chapter of a guideline', () => {
  test('is parsed with its number, its recommendations and its references', () => {
    const context = exampleContext()
    expect(parseGuidelineChapter(fullestChapter, context)).toMatchObject({
      kind: 'guideline-chapter',
      path: `/${uri}/chapter/pain`,
      number: '3',
      article: { sources: [{ id: 'ref' }, { id: '700' }, { id: '750' }] },
      recommendations: [
        {
          text: 'Relieve the pain.',
          strength: 'strong',
          evidence: '1a',
          citedBy: [{ kind: 'internal', path: '/all-treatments/ureteroscopy', label: 'Ureteroscopy' }],
        },
        { text: 'Wait.' },
      ],
    })
    expect(context.problems).toMatchObject([{ message: 'The strength "moderate" is unknown.' }])
  })

  test('without references has its sources instead', () => {
    expect(parseGuidelineChapter({ ...fullestChapter, references: [] }, exampleContext()).article.sources).toHaveLength(
      3,
    )
  })

  test('is parsed with only a title', () => {
    const entry = {
      ...emptiestEntry,
      number: null,
      isSupplement: null,
      recommendations: null,
      references: null,
      parent: null,
    } satisfies GuidelineChapterPageQuery['entry']
    const chapter = parseGuidelineChapter(entry, exampleContext())
    expect(chapter.recommendations).toEqual([])
    expect(chapter).not.toHaveProperty('number')
  })
})

const fullestArchive = {
  ...fullestEntry,
  year: 2024,
  current: [{ ...teaser(uri, 'Stones'), year: 2026 }],
  editions: fullest.editions,
} satisfies GuidelineArchivePageQuery['entry']

describe('an old edition', () => {
  test('is parsed with the current edition and the others', () => {
    expect(parseGuidelineArchive(fullestArchive, exampleContext())).toMatchObject({
      year: 2024,
      current: { path: `/${uri}` },
      currentYear: 2026,
      editions: [{ label: 'Edition 2024' }, { label: 'Edition 2022' }],
    })
  })

  test('is parsed with only a title', () => {
    const entry = {
      ...emptiestEntry,
      year: null,
      current: null,
      editions: null,
    } satisfies GuidelineArchivePageQuery['entry']
    const edition = parseGuidelineArchive(entry, exampleContext())
    expect(edition.editions).toEqual([])
    expect(edition).not.toHaveProperty('current')
  })
})

test('a guideline, chapter or old edition with any fields missing is parsed, and only a missing title, id or uri throws', () => {
  const parts = [undefined, ...guidelineParts, 'summary-of-changes/2025']
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const isNull = () => stream.next().value === 0
      const entry = withNulls(fullest, isNull) as GuidelinePageQuery['entry']
      const named = Boolean(entry?.id && entry.title)
      for (const part of parts) {
        // For a part that the guideline lacks, undefined is returned before the title is checked.
        if (named) parseGuidelinePage(entry, part, exampleContext())
        else if (part === undefined)
          expect(() => parseGuidelinePage(entry, part, exampleContext())).toThrow(ContentError)
      }
      if (named && entry?.uri) parseGuideline(entry, exampleContext())
      else expect(() => parseGuideline(entry, exampleContext())).toThrow(ContentError)

      const chapterEntry = withNulls(fullestChapter, isNull) as GuidelineChapterPageQuery['entry']
      if (chapterEntry?.id && chapterEntry.title) parseGuidelineChapter(chapterEntry, exampleContext())
      else expect(() => parseGuidelineChapter(chapterEntry, exampleContext())).toThrow(ContentError)

      const archiveEntry = withNulls(fullestArchive, isNull) as GuidelineArchivePageQuery['entry']
      if (archiveEntry?.id && archiveEntry.title) parseGuidelineArchive(archiveEntry, exampleContext())
      else expect(() => parseGuidelineArchive(archiveEntry, exampleContext())).toThrow(ContentError)
    }),
  )
})
