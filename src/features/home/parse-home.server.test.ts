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
import { ContentError } from '#content/content-error.ts'
import { featureFlags, type FeatureFlag } from '#sites/feature-flags.ts'
import { parseHome } from './parse-home.server.ts'

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
  assets: {
    heroLottie: [{ id: '61', url: '/media/hero-animation.json?v=1' }],
    heroStill: [
      {
        id: '62',
        mimeType: 'image/svg+xml',
        url: '/media/hero.svg',
        alt: 'The still of the site',
        width: 470,
        height: 425,
        svg: null,
      },
    ],
  },
  news: [news('1', 'en-US', '2026-11-01T00:00:00+01:00'), news('2', 'en-US', '2026-10-01')],
  conditionTitles: [{ title: 'Kidney stones' }, { title: 'Bladder cancer' }, null, { title: null }],
} satisfies HomePageQuery

test('the home page is parsed with every field', () => {
  const context = exampleContext()
  const home = parseHome(fullest, { ...context, site: { ...context.site, enable: featureFlags } })
  expect(context.problems).toEqual([])
  expect(home).toMatchObject({
    kind: 'home',
    heroTitle: 'Urology in plain words',
    heroText: 'What is wrong, and what to ask.',
    heroPicture: { kind: 'drawing' },
    heroAnimation: '/media/hero-animation.json?v=1',
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

test('the home page is parsed with only a title', () => {
  const context = exampleContext()
  const home = parseHome(
    { entry: { ...emptiestEntry, heroTitle: null }, assets: null, news: null, conditionTitles: null },
    context,
  )
  expect(home).toMatchObject({ heroTitle: 'Kidney stones', selected: [], links: [], stories: [], news: [] })
  for (const part of ['heroText', 'heroPicture', 'chatbot']) expect(home).not.toHaveProperty(part)
  expect(context.problems).toEqual([])
})

test('a home page without an entry throws a ContentError', () => {
  expect(() => parseHome({ entry: null, assets: null, news: [], conditionTitles: [] }, exampleContext())).toThrow(
    ContentError,
  )
})

describe('the content of the home page', () => {
  test('lists the site’s own news before news in another language', () => {
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

  test('leaves out and reports news without a valid date and stories without text', () => {
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

  test('has letters of the alphabet of the site’s language', () => {
    const letters = parseHome(
      { ...fullest, conditionTitles: [{ title: '肾结石' }, { title: '膀胱癌' }] },
      exampleContext('cn'),
    ).letters
    expect(letters.filter(({ hasConditions }) => hasConditions).map(({ letter }) => letter)).toEqual(['P', 'S'])
  })
})

test('a home page with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const isNull = () => stream.next().value === 0
      const result = {
        entry: withNulls(fullest.entry, isNull),
        assets: withNulls(fullest.assets, isNull),
        news: withNulls(fullest.news, isNull),
        conditionTitles: withNulls(fullest.conditionTitles, isNull),
      } as HomePageQuery
      if (result.entry?.id && result.entry.title) parseHome(result, exampleContext())
      else expect(() => parseHome(result, exampleContext())).toThrow(ContentError)
    }),
    { numRuns: 300 },
  )
})

describe('the hero of the home page', () => {
  const hero = (
    assets: HomePageQuery['assets'],
    enable: readonly FeatureFlag[],
    entry: HomePageQuery['entry'] = fullest.entry,
  ) => {
    const context = exampleContext()
    const { heroPicture, heroAnimation } = parseHome(
      { ...fullest, entry, assets },
      { ...context, site: { ...context.site, enable } },
    )
    return { heroPicture, heroAnimation, problems: context.problems.map(({ message }) => message) }
  }

  test('has an animation only with both flags hero-lottie and hero-split-layout', () => {
    expect(hero(fullest.assets, ['hero-lottie', 'hero-split-layout']).heroAnimation).toBeDefined()
    expect(hero(fullest.assets, ['hero-split-layout']).heroAnimation).toBeUndefined()
    expect(hero(fullest.assets, ['hero-lottie']).heroAnimation).toBeUndefined()
  })

  test('falls back to the site’s picture when the home page has none', () => {
    const entry = { ...fullest.entry, featuredimage: [] }
    expect(hero(fullest.assets, ['hero-split-layout'], entry).heroPicture?.alt).toBe('The still of the site')
    expect(hero(fullest.assets, ['hero-split-layout']).heroPicture?.alt).not.toBe('The still of the site')
  })

  test('keeps its picture when the animation has an unsafe URL, which is left out and reported', () => {
    const assets = { ...fullest.assets, heroLottie: [{ id: '61', url: 'javascript:alert(1)' }] }
    const { heroPicture, heroAnimation, problems } = hero(assets, ['hero-lottie', 'hero-split-layout'])
    expect(heroAnimation).toBeUndefined()
    expect(heroPicture).toBeDefined()
    expect(problems).toEqual(['An animation without an address is left out.'])
  })
})

test('content behind flags that are off is left out', () => {
  const context = exampleContext()
  const home = parseHome(fullest, { ...context, site: { ...context.site, enable: [] } })
  expect(home).toMatchObject({ links: [], news: [] })
  expect(home.chatbot).toBeUndefined()
  expect(home.heroPicture).toBeUndefined()
  expect(home.stories.every(({ picture }) => picture === undefined)).toBe(true)
})
