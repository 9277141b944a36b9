import { expect, test } from 'vitest'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import { describeMoments, resolveMoments } from '#features/events/event-times.server.ts'
import { emptyFrame } from '#shell/examples.ts'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import type { PageContent } from './kinds.ts'
import type { PageMeta } from './page.ts'
import { structuredData } from './structured-data.server.ts'

const publicBases = Object.fromEntries(siteHandles.map((handle) => [handle, `https://${handle}.example`])) as Record<
  SiteHandle,
  string
>
const context = { current: { site: sites.nl, prefix: '' as const, basePath: '', publicBases }, frame: emptyFrame }
const meta: PageMeta = { uri: 'condition/nierstenen', title: 'T', shownFrom: 'nl', translations: {}, robots: [] }

const condition = (article: typeof fullArticle): PageContent => ({
  kind: 'condition',
  article,
  bodyAreas: [],
  situations: [],
  treatments: [],
  guidelines: [],
  modules: [],
})

/** Returns the nodes of a page's graph by their type. */
const thingsOf = (content: PageContent, more: Partial<PageMeta> = {}) => {
  const things = structuredData(context, { meta: { ...meta, ...more }, content })[
    '@graph'
  ] as unknown as readonly Record<string, unknown>[]
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

test('a condition is a MedicalWebPage with its reviewers and the date of its review', () => {
  expect(thingsOf(condition(fullArticle)).MedicalWebPage).toMatchObject({
    '@id': 'https://nl.example/condition/nierstenen',
    name: fullArticle.title,
    inLanguage: fullArticle.language,
    lastReviewed: fullArticle.lastReviewed,
    reviewedBy: fullArticle.reviewers.map(({ name }) => ({ '@type': 'Organization', name })),
    about: { '@type': 'MedicalCondition', name: fullArticle.title },
    isPartOf: { '@id': 'https://nl.example/#website' },
  })
})

test('the BreadcrumbList begins at home and ends at the page', () => {
  const article = { ...fullArticle, ancestors: [{ kind: 'internal' as const, path: '/a', label: 'Above' }] }
  expect(thingsOf(condition(article)).BreadcrumbList).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: emptyFrame.siteName, item: 'https://nl.example/' },
      { '@type': 'ListItem', position: 2, name: 'Above', item: 'https://nl.example/a' },
      { '@type': 'ListItem', position: 3, name: article.title, item: 'https://nl.example/condition/nierstenen' },
    ],
  })
})

test('the breadcrumbs of an untranslated page lead to the site on which each page stands', () => {
  const ancestors = [
    { kind: 'internal', path: '/condition/nierstenen', label: 'Nierstenen' },
    { kind: 'internal', path: '/condition/x', label: 'X', language: 'en-US' },
  ] as const
  const { BreadcrumbList } = thingsOf(condition({ ...emptyArticle, ancestors }), {
    uri: 'condition/x/y',
    shownFrom: 'en',
  })
  expect(BreadcrumbList?.['itemListElement']).toMatchObject([
    { item: 'https://en.example/' },
    { item: 'https://nl.example/condition/nierstenen' },
    { item: 'https://en.example/condition/x' },
    { item: 'https://en.example/condition/x/y' },
  ])
})

test('an untranslated page has the URL of the English page', () => {
  expect(thingsOf(condition(emptyArticle), { uri: 'condition/x', shownFrom: 'en' }).MedicalWebPage).toMatchObject({
    url: 'https://en.example/condition/x',
  })
})

test('properties without a value are left out', () => {
  const page = thingsOf(condition(emptyArticle)).MedicalWebPage
  for (const name of ['lastReviewed', 'reviewedBy', 'datePublished', 'description'])
    expect(page).not.toHaveProperty(name)
})

test('news is a NewsArticle with its authors', () => {
  const things = thingsOf({ kind: 'news', article: fullArticle, authors: [{ name: 'Nurse Specialists' }] })
  expect(things['NewsArticle']).toMatchObject({
    headline: 'Kidney stones',
    datePublished: '2024-05-02',
    author: [{ '@type': 'Organization', name: 'Nurse Specialists' }],
  })
})

test.each([
  ['Europe/Brussels', '2026-10-24', '2026-10-25'],
  ['Asia/Tokyo', '2026-11-20', '2026-11-20'],
  // In Cairo, the clocks go forward at midnight after the first of these two events, and back at midnight after the second.
  ['Africa/Cairo', '2027-04-28', '2027-04-29'],
  ['Africa/Cairo', '2026-10-28', '2026-10-29'],
])('an all-day event in %s ends on its last day', (timezone, startsAt, endsAt) => {
  const moments = resolveMoments({ startsAt, endsAt, allDay: true, timezone }, ({ message }) =>
    expect.unreachable(message),
  )
  const times = moments && describeMoments(moments, 'nl-NL')
  const event: PageContent = {
    kind: 'event',
    eventKind: 'event',
    article: fullArticle,
    facts: { ...(times && { times }), cancelled: false, online: true },
    programme: [],
    calendarPath: '/education-events/x.ics',
  }
  expect(thingsOf(event).EducationEvent).toMatchObject({ startDate: startsAt, endDate: endsAt })
})
