import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type {
  Guideline,
  GuidelineArchive,
  GuidelineChapter,
  GuidelinePage,
  GuidelinePart,
  PageLink,
} from './guideline.ts'

// The props in this file are for tests. Most examples come in pairs: one with everything that the type allows, and one with
// as little as possible.

const pageLink = (path: string, label: string): PageLink => ({ kind: 'internal', path, label })
const link: (path: string, label: string) => SafeLink = pageLink
const path = '/guidelines/urolithiasis'
const guidelineLink = pageLink(path, 'Stones in the urinary tract')
const file = { href: '/media/stones.pdf', type: 'PDF', bytes: 1_240_000 }
const farFile = { href: 'https://cms.example/stones.epub', type: 'EPUB' }

/** Returns a guideline with `count` chapters, the last of which is a supplement. */
export const guidelineOf = (count: number): Guideline => ({
  kind: 'guideline',
  uri: 'guidelines/urolithiasis',
  title: 'Stones in the urinary tract',
  link: guidelineLink,
  intro: 'What doctors are advised to do.',
  language: 'en-US',
  year: 2026,
  chapters: Array.from({ length: count }, (_, index) => ({
    link: pageLink(`${path}/chapter/${index + 1}`, `About the matter number ${index + 1}`),
    number: String(index + 1),
    isSupplement: index === count - 1,
  })),
  parts: ['summary-of-changes', 'publications-appendices', 'summaries', 'panel', 'related-content', 'translations'],
  fullPdf: file,
  pocketPdf: farFile,
})

export const emptyGuideline: Guideline = {
  kind: 'guideline',
  uri: 'guidelines/urolithiasis',
  title: 'Stones in the urinary tract',
  link: guidelineLink,
  language: 'en-US',
  chapters: [],
  parts: [],
}

export const fullChapter: GuidelineChapter = {
  kind: 'guideline-chapter',
  path: `${path}/chapter/2`,
  article: { ...fullArticle, title: 'About the matter number 2' },
  number: '2',
  recommendations: [
    {
      id: 'r1',
      text: 'Relieve the pain first.',
      strength: 'strong',
      evidence: '1a',
      citedBy: [link('/condition/kidney-stones', 'Kidney stones')],
    },
    { id: 'r2', text: 'Give an opioid as the second choice.', strength: 'weak', evidence: '2' },
    { id: 'r3', text: 'Say what is not known.' },
  ],
}

export const emptyChapter: GuidelineChapter = {
  kind: 'guideline-chapter',
  path: `${path}/chapter/1`,
  article: emptyArticle,
  recommendations: [],
}

const source = { id: 's1', citation: 'European Association of Urology. Guidelines on Urolithiasis.' }

/** Two examples of every part: with everything that the types allow, and with as little as possible. */
export const exampleParts: Readonly<
  Record<GuidelinePart['name'], { readonly full: GuidelinePart; readonly empty: GuidelinePart }>
> = {
  overview: {
    full: { name: 'overview', editions: [link('/guidelines/archive/urolithiasis-2024', 'Stones, edition 2024')] },
    empty: { name: 'overview', editions: [] },
  },
  'summary-of-changes': {
    full: {
      name: 'summary-of-changes',
      path,
      year: 2025,
      years: [2026, 2025],
      changes: [
        { id: 'c1', text: 'Moved to the front.', strength: 'strong', chapter: link(`${path}/chapter/2`, 'Pain') },
        { id: 'c2', text: 'Reworded.' },
      ],
    },
    empty: { name: 'summary-of-changes', path, year: 2026, years: [2026], changes: [] },
  },
  'publications-appendices': {
    full: {
      name: 'publications-appendices',
      publications: [
        {
          title: 'EAU Guidelines on Urolithiasis',
          source: { ...source, details: '2025.', href: 'https://uroweb.org/' },
          file,
        },
      ],
      appendices: [{ title: 'How strength is decided', source: { ...source, id: 's2' }, file: farFile }],
    },
    empty: {
      name: 'publications-appendices',
      publications: [],
      appendices: [{ title: source.citation, source }],
    },
  },
  summaries: {
    full: { name: 'summaries', files: { 't-what': file } },
    empty: { name: 'summaries', files: {} },
  },
  panel: {
    full: {
      name: 'panel',
      groups: [
        {
          role: 'Chair',
          members: [
            {
              id: 'm1',
              name: 'Stones Panel',
              role: 'Medical reviewer',
              affiliation: 'Plain Urology',
              country: 'Europe',
              conflictOfInterest: 'Has been paid for lectures by a maker of lasers.',
            },
          ],
        },
        { members: [{ id: 'm2', name: 'Nurse Specialists' }] },
      ],
    },
    empty: { name: 'panel', groups: [{ members: [{ id: 'm1', name: 'Stones Panel' }] }] },
  },
  'related-content': { full: { name: 'related-content' }, empty: { name: 'related-content' } },
  translations: {
    full: {
      name: 'translations',
      translations: [
        { id: 't1', languageName: 'Deutsch', language: 'de-DE', ownHref: 'https://de.example/guidelines/steine' },
        {
          id: 't2',
          languageName: 'العربية',
          language: 'ar',
          society: 'Translation Working Group',
          year: 2026,
          file,
        },
        { id: 't3', languageName: 'Íslenska', href: 'https://society.example/' },
      ],
    },
    empty: { name: 'translations', translations: [{ id: 't1', languageName: 'Deutsch', language: 'de-DE' }] },
  },
}

export const pageOf = (part: GuidelinePart, article = emptyArticle): GuidelinePage => ({
  kind: 'guideline',
  article,
  part,
})

export const fullEdition: GuidelineArchive = {
  kind: 'guideline-archive',
  article: { ...fullArticle, title: 'Stones in the urinary tract, edition 2024' },
  year: 2024,
  current: link(path, 'Stones in the urinary tract'),
  currentYear: 2026,
  editions: [link('/guidelines/archive/urolithiasis-2022', 'Stones in the urinary tract, edition 2022')],
}

export const emptyEdition: GuidelineArchive = { kind: 'guideline-archive', article: emptyArticle, editions: [] }
