import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HomePageQuery } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleLink,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#cms/content-error.ts'
import { featureFlags } from '#sites/feature-flags.ts'
import { parseHome, type HomeResult } from './parse-home.server.ts'

const story = {
  ...exampleTeaser,
  id: '310',
  title: 'Up at night',
  uri: 'stories/up-at-night',
  typeHandle: 'story',
  quote: 'I counted the steps to the bathroom.',
  condition: [exampleTeaser],
  featuredimage: fullestEntry.featuredimage,
}
const news = (id: string, language: string, postDate: string | null) => ({
  ...exampleTeaser,
  id,
  title: `News ${id}`,
  uri: `news/${id}`,
  language,
  postDate,
})

const fullest = {
  entry: {
    ...fullestEntry,
    uri: '__home__',
    ancestors: [],
    heroTitle: 'Urology in plain words',
    heroText: 'What is wrong, and what to ask.',
    selected: [exampleTeaser, null],
    links: [exampleLink, { ...exampleLink, id: '401', linkInternal: [], linkExternal: '/news' }],
    stories: [story],
    chatbot: [
      {
        ...exampleTeaser,
        id: '320',
        title: 'Guide',
        uri: 'chat/guide',
        suggestedQuestions: ['What is a stone?', null],
      },
    ],
  },
  news: [news('1', 'en-US', '2026-11-01T00:00:00+01:00'), news('2', 'en-US', '2026-10-01')],
  conditionTitles: [{ title: 'Kidney stones' }, { title: 'Bladder cancer' }, null, { title: null }],
} satisfies HomePageQuery

test('the fullest home page keeps everything it has', () => {
  const context = exampleContext()
  const home = parseHome(fullest, { ...context, site: { ...context.site, enable: featureFlags } })
  expect(context.problems).toEqual([])
  expect(home).toMatchObject({
    kind: 'home',
    heroTitle: 'Urology in plain words',
    heroText: 'What is wrong, and what to ask.',
    heroPicture: { kind: 'drawing' },
    selected: [{ path: '/all-treatments/ureteroscopy' }],
    links: [{ path: '/bladder-diary' }, { path: '/news' }],
    stories: [
      {
        id: '310',
        quote: 'I counted the steps to the bathroom.',
        link: { path: '/stories/up-at-night' },
        picture: { kind: 'drawing', svg: { id: 'story-picture' } },
      },
    ],
    news: [
      { id: '1', date: '2026-11-01', link: { path: '/news/1' }, intro: 'A thin tube with a camera.' },
      { id: '2', date: '2026-10-01' },
    ],
    chatbot: { path: '/chat/guide', suggestedQuestions: ['What is a stone?'] },
  })
  expect(home.letters).toHaveLength(26)
  expect(home.letters.filter(({ hasConditions }) => hasConditions)).toEqual([
    { letter: 'B', anchor: 'letter-b', hasConditions: true },
    { letter: 'K', anchor: 'letter-k', hasConditions: true },
  ])
})

test('the emptiest home page is a title', () => {
  const context = exampleContext()
  const home = parseHome({ entry: { ...emptiestEntry, heroTitle: null }, news: null, conditionTitles: null }, context)
  expect(home).toMatchObject({ heroTitle: 'Kidney stones', selected: [], links: [], stories: [], news: [] })
  for (const part of ['heroText', 'heroPicture', 'chatbot']) expect(home).not.toHaveProperty(part)
  expect(context.problems).toEqual([])
})

test('there is no home page without an entry', () => {
  expect(() => parseHome({ entry: null, news: [], conditionTitles: [] }, exampleContext())).toThrow(ContentError)
})

describe('on the home page', () => {
  test('the site’s own news comes before that in another language', () => {
    const context = exampleContext('nl')
    const mixed = [news('1', 'en-US', '2026-11-01'), news('2', 'nl-NL', '2026-10-01'), news('3', 'en-US', '2026-09-01')]
    expect(
      parseHome({ ...fullest, news: mixed }, context).news.map(({ id, link }) => [
        id,
        'language' in link ? link.language : undefined,
      ]),
    ).toEqual([
      ['2', undefined],
      ['1', 'en-US'],
      ['3', 'en-US'],
    ])
  })

  test('news without a date and a story without words are left out and reported', () => {
    const context = exampleContext()
    const home = parseHome(
      {
        ...fullest,
        news: [news('1', 'en-US', '2026-02-30'), news('2', 'en-US', null)],
        entry: { ...fullest.entry, stories: [{ ...story, quote: null, introText: null }] },
      },
      context,
    )
    expect(home).toMatchObject({ news: [], stories: [] })
    expect(context.problems.map(({ message }) => message)).toEqual([
      'A story without a quotation is left out.',
      '"postDate" is no date.',
      'News without a date is left out.',
      'News without a date is left out.',
    ])
  })

  test('the letters are those of the site’s alphabet', () => {
    const letters = parseHome(
      { ...fullest, conditionTitles: [{ title: '肾结石' }, { title: '膀胱癌' }] },
      exampleContext('cn'),
    ).letters
    expect(letters.filter(({ hasConditions }) => hasConditions).map(({ letter }) => letter)).toEqual(['P', 'S'])
  })
})

test('whatever is missing, nothing is thrown but that a page without title or id is none', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const isNull = () => stream.next().value === 0
      const result = {
        entry: withNulls(fullest.entry, isNull),
        news: withNulls(fullest.news, isNull),
        conditionTitles: withNulls(fullest.conditionTitles, isNull),
      } as HomeResult
      if (result.entry?.id && result.entry.title) parseHome(result, exampleContext())
      else expect(() => parseHome(result, exampleContext())).toThrow(ContentError)
    }),
    { numRuns: 300 },
  )
})

test('what no flag of the site shows does not travel', () => {
  const context = exampleContext()
  const home = parseHome(fullest, { ...context, site: { ...context.site, enable: [] } })
  expect(home).toMatchObject({ links: [], news: [] })
  expect(home.chatbot).toBeUndefined()
  expect(home.heroPicture).toBeUndefined()
  expect(home.stories.every(({ picture }) => picture === undefined)).toBe(true)
})
