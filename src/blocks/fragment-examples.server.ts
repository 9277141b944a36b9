import type { BlockFragment, ConditionArticleFragment } from '#content-contract/operations.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { BlockKind } from './block-kinds.ts'
import type { ContentProblem } from './content-problem.server.ts'
import type { PageContext } from './parse-article.server.ts'

// The query results in this module are for the tests of parsers. They have most fields that the contract allows, or as few
// as possible.

const drawing = {
  id: '900',
  url: '/media/urinary-tract.svg',
  alt: 'Drawing of two kidneys.',
  width: 372,
  height: 436,
  mimeType: 'image/svg+xml',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 372 436"><path class="l" d="M0 0h1"/></svg>',
}
const photo = {
  id: '901',
  url: 'https://cms.example/photo.jpg',
  alt: null,
  width: 800,
  height: 600,
  mimeType: 'image/jpeg',
  svg: null,
}

export const exampleSource = {
  id: '700',
  language: 'en-US',
  citation: 'European Association of Urology. Guidelines on Urolithiasis.',
  doi: '10.1016/j.eururo.2024.03.001',
  year: 2025,
  href: null,
  chapterName: '3.4',
  edition: '2025',
  checked: '2026-11-20T00:00:00+00:00',
}

export const exampleRecommendation = {
  id: '750',
  language: 'en-US',
  text: 'Give an anti-inflammatory painkiller first.',
  strength: 'Strong',
  levelOfEvidence: '1b',
  chapter: [
    {
      id: '760',
      title: 'Renal colic',
      uri: 'guidelines/urolithiasis/chapter/renal-colic',
      language: 'en-US',
      number: '3',
      references: [exampleSource],
      parent: { title: 'Kidney stones' },
    },
  ],
}

export const exampleTeaser = {
  id: '300',
  title: 'Ureteroscopy',
  uri: 'all-treatments/ureteroscopy',
  siteHandle: 'en',
  language: 'en-US',
  typeHandle: 'treatment',
  postDate: '2026-03-12T00:00:00+01:00',
  introText: 'A thin tube with a camera.',
}

export const exampleLink = {
  id: '400',
  title: null,
  label: 'Bladder diary',
  text: 'Three days to fill in',
  linkInternal: [{ uri: 'bladder-diary', siteHandle: 'en', language: 'en-US' }],
  linkExternal: null,
}

export const exampleOptionGrid = {
  id: '506',
  options: [
    { id: '300', title: 'Ureteroscopy', uri: 'all-treatments/ureteroscopy', language: 'en-US' },
    { id: '301', title: 'Shock waves', uri: null, language: null },
  ],
  people: 'Adults with a stone in the ureter.',
  outcomes: [
    {
      id: '601',
      label: 'Stone gone after one treatment',
      outOf: 100,
      affected: 80,
      more: 'better',
      timeframe: '3 months',
      option: [{ id: '300' }],
      source: [exampleSource],
    },
    {
      id: '602',
      label: 'Stone gone after one treatment',
      outOf: 100,
      affected: 60,
      more: null,
      timeframe: null,
      option: [{ id: '301' }],
      source: [],
    },
  ],
}

/** The blocks of each kind as the content system returns them. */
const fragmentExamples = {
  text: [
    { typeHandle: 'textBlock', id: '501', heading: 'When to get help now', body: null, anchor: 'help', evidence: [] },
    {
      typeHandle: 'textBlock',
      id: '503',
      heading: 'What it is',
      body: '<p>The ureter is a tube. Read about <a href="/all-treatments/ureteroscopy">ureteroscopy</a>.</p><h3>What it is</h3><table><tr><th>Size</th><th>What</th></tr><tr><td>5&nbsp;mm</td><td>Wait</td></tr></table>',
      anchor: null,
      evidence: [exampleSource, null],
    },
  ],
  'care-card': [
    {
      typeHandle: 'careCard',
      id: '502',
      urgency: 'emergency',
      heading: null,
      body: '<p>Pain <strong>and</strong> fever.</p><ul><li>38&nbsp;°C or more</li></ul>',
      phone: '112 (EU), 911 (US)',
    },
  ],
  figure: [
    {
      typeHandle: 'mediaBlock',
      id: '504',
      image: [drawing],
      videoUrl: null,
      transcript: null,
      caption: '<p><strong>The urinary tract.</strong> A ureter.</p>',
    },
  ],
  video: [
    {
      typeHandle: 'mediaBlock',
      id: '505',
      image: [photo],
      videoUrl: 'https://video.example/1',
      transcript: '<p>What is said.</p>',
      caption: 'A video',
    },
  ],
  'option-grid': [{ typeHandle: 'optionGrid', ...exampleOptionGrid }],
  questions: [{ typeHandle: 'questionsBlock', id: '507', questions: ['How large is my stone?', null, 'Can we wait?'] }],
  worksheet: [
    {
      typeHandle: 'worksheetBlock',
      id: '508',
      button: 'Print the diary',
      body: '<h3>Day 1</h3><table><thead><tr><th>Time</th><th>Drink</th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
    },
  ],
} satisfies Readonly<Record<BlockKind, readonly BlockFragment[]>>

export const fullestEntry = {
  id: '100',
  title: 'Kidney stones',
  uri: 'condition/kidney-stones',
  siteHandle: 'en',
  language: 'en-US',
  postDate: '2026-03-12T00:00:00+01:00',
  introText: 'A kidney stone is a hard lump of minerals that forms from urine.',
  searchDescription: 'Kidney stones in plain words.',
  intro: 'Another intro.',
  canonical: 'https://example.org/condition/kidney-stones',
  seoTitle: 'Kidney stones',
  seoDescription: 'About kidney stones',
  seoImage: [{ mimeType: 'image/jpeg', urlLarge: 'https://pictures.example/seo-1200.jpg' }, null],
  seo: {
    title: 'Kidney stones',
    description: 'About',
    social: {
      facebook: {
        title: 'Do you have a kidney stone?',
        description: 'About',
        image: { mimeType: 'image/png', urlLarge: 'https://pictures.example/facebook-1200.png' },
      },
      twitter: { title: null, description: 'In short', image: null },
    },
    advanced: { robots: ['noindex', null], canonical: null },
  },
  keyPoints: ['About 1 in 10 people have one.', null, 'Drink enough.', 'Drink enough.'],
  featuredimage: [{ ...drawing, urlLarge: drawing.url }],
  blocks: [...Object.values(fragmentExamples).flat(), null],
  relatedContent: [exampleTeaser, null],
  topics: [{ id: '310', title: 'Stones', uri: 'topics/stones', language: 'en-US' }, null],
  tags: [{ id: '320', title: 'Pain', uri: 'tags/pain', language: 'en-US' }],
  sources: [
    exampleSource,
    {
      id: '701',
      language: 'en-US',
      citation: 'NICE. Renal and ureteric stones.',
      doi: null,
      year: 2019,
      href: 'https://www.nice.org.uk/guidance/ng118',
      chapterName: null,
      edition: null,
      checked: null,
    },
  ],
  evidence: [exampleSource, exampleRecommendation, null],
  reviewers: [{ id: '800', title: 'Patient Information Working Group', language: 'en-US' }],
  lastReviewed: '2026-03-12',
  nextReview: '2028-03-12T00:00:00+01:00',
  sourceRevision: '2026-03-12',
  translatedRevision: null,
  translator: 'Translation Working Group',
  ancestors: [
    { title: 'Home', uri: '__home__', siteHandle: 'en', language: 'en-US' },
    { title: 'Conditions', uri: 'all-conditions', siteHandle: 'en', language: 'en-US' },
    { title: 'A folder', uri: null, siteHandle: 'en', language: 'en-US' },
  ],
  localized: [{ uri: 'condition/nierstenen', siteHandle: 'nl', enabledForSite: true }],
} satisfies ConditionArticleFragment

export const emptiestEntry = {
  id: '100',
  title: 'Kidney stones',
  uri: null,
  siteHandle: null,
  language: null,
  postDate: null,
  introText: null,
  searchDescription: null,
  intro: null,
  canonical: null,
  seoTitle: null,
  seoDescription: null,
  seo: null,
  keyPoints: null,
  featuredimage: null,
  blocks: null,
  relatedContent: null,
  seoImage: null,
  topics: null,
  tags: null,
  sources: null,
  evidence: null,
  reviewers: null,
  lastReviewed: null,
  nextReview: null,
  sourceRevision: null,
  translatedRevision: null,
  translator: null,
  ancestors: [],
  localized: [],
} satisfies ConditionArticleFragment

/** Returns the context of a page of a site, with the list of the problems that are reported to it. */
export function exampleContext(
  handle: SiteHandle = 'en',
  more: Partial<PageContext> = {},
): PageContext & { readonly problems: ContentProblem[] } {
  const problems: ContentProblem[] = []
  return {
    site: sites[handle],
    path: '/condition/kidney-stones',
    shownFrom: 'own',
    primarySite: 'en',
    numbers: {
      countries: [
        {
          country: 'GB',
          name: 'United Kingdom',
          isLocal: true,
          emergency: ['999', '112'],
          outOfHours: ['111'],
          crisis: ['116 123'],
        },
        { country: 'CH', name: 'Switzerland', isLocal: false, emergency: ['144'], outOfHours: [], crisis: ['143'] },
      ],
      language: sites[handle].locale,
    },
    publicHref: (other, path) => `https://example.org${other === 'en' ? '' : `/${other}`}${path}`,
    glossary: [
      { id: '42', title: 'ureter', definition: 'The narrow tube from a kidney to the bladder.', variants: ['ureters'] },
    ],
    report: (problem) => problems.push(problem),
    sourceLabels: {
      language: sites[handle].locale,
      number: (number) => `Source ${number}`,
      chapter: (chapter) => `Chapter: ${chapter}.`,
      edition: (edition) => `Edition: ${edition}.`,
      checked: (date) => `Checked: ${date}.`,
      recommendation: 'Recommendation:',
      strong: 'Strength: strong.',
      weak: 'Strength: weak.',
      level: (level) => `Level of evidence: ${level}.`,
    },
    labels: {
      newTab: 'opens in a new tab',
      table: 'Table',
      countries: 'Numbers in other countries',
      helpNow: 'When to get help now',
      address: 'This page on the web:',
      feedback: { question: 'Was this page helpful?', yes: 'Yes', no: 'No', wrong: 'Something is wrong' },
      save: { save: 'Keep this page', saved: 'Kept in your profile' },
      tools: { readAloud: 'Read aloud', sideBySide: 'In two languages' },
    },
    problems,
    ...more,
  }
}

/**
 * Returns a copy of a query result in which some values, objects and list items are null. `isNull` is called for each of
 * them, and decides whether it is null.
 */
export function withNulls(value: unknown, isNull: () => boolean): unknown {
  if (value === null || isNull()) return null
  if (Array.isArray(value)) return value.map((item: unknown) => withNulls(item, isNull))
  if (typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, withNulls(item, isNull)]),
  )
}
