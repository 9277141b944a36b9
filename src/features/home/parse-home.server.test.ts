import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PageLookupDocument, type HomePageQuery } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleLink,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { ContentError } from '#content/content-error.ts'
import { featureFlags, type FeatureFlag } from '#sites/feature-flags.ts'
import { sites } from '#sites/sites.ts'
import { isUntranslated } from '#ui/safe-link.ts'
import { homeContent } from './home.content.server.ts'
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

const condition = (id: string, title: string) => ({ ...exampleTeaser, id, title, uri: `condition/${id}` })

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
  conditions: [condition('1', 'Kidney stones'), condition('2', 'Bladder cancer'), null],
  alsoKnownAs: [{ entry: { id: '2' }, names: ['Tumor of the bladder'] }],
} satisfies HomePageQuery

test('the fullest home page is parsed with every field', () => {
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
    { letter: 'T', anchor: 'letter-t', hasConditions: true },
  ])
})

test('the emptiest home page is parsed with only a title', () => {
  const context = exampleContext()
  const home = parseHome(
    { entry: { ...emptiestEntry, heroTitle: null }, assets: null, news: null, conditions: null, alsoKnownAs: [] },
    context,
  )
  expect(home).toMatchObject({ heroTitle: 'Kidney stones', selected: [], links: [], stories: [], news: [] })
  for (const part of ['heroText', 'heroPicture', 'chatbot']) expect(home).not.toHaveProperty(part)
  expect(context.problems).toEqual([])
})

test('a home page without an entry throws a ContentError', () => {
  expect(() =>
    parseHome({ entry: null, assets: null, news: [], conditions: [], alsoKnownAs: [] }, exampleContext()),
  ).toThrow(ContentError)
})

describe('on the home page', () => {
  test('every part has only content in the site’s language, and the rest is in one list', async () => {
    const found = await fetchContent(PageLookupDocument, { uri: ['__home__'], site: ['nl'], primarySite: ['en'] })
    const params = { id: found.own?.id ?? '', shownFrom: 'nl', site: sites.nl, part: undefined } as const
    const fetched = await homeContent.fetch(params)
    const home = (await fetched?.parse(exampleContext('nl'), setupI18n()))?.content
    expect(home?.news.map(({ date }) => date)).toEqual(['2026-11-20', '2026-09-28'])
    const links = [home?.selected, home?.stories.map(({ link }) => link), home?.news.map(({ link }) => link)].flat()
    expect(links.filter((link) => link && isUntranslated(link))).toEqual([])
    expect(home?.untranslated?.language).toBe('en-US')
    const labels = home?.untranslated?.links.map(({ label }) => label)
    // A condition is shown by its name in the site's language, and a story by its title.
    expect(labels).toEqual(expect.arrayContaining(['Nachtelijk plassen', 'Passing urine at night: the whole story']))
  })

  test('a page that is chosen twice is listed once among the untranslated ones, and a part without pages is left out', () => {
    const foreign = { ...exampleTeaser, id: '9', title: 'Nocturia', uri: 'condition/nocturia', language: 'en-US' }
    const context = exampleContext('de')
    const home = parseHome(
      {
        ...fullest,
        alsoKnownAs: [],
        news: [],
        entry: { ...fullest.entry, selected: [foreign, foreign], links: [], stories: [] },
      },
      context,
    )
    expect(home.selected).toEqual([])
    expect(home.untranslated).toEqual({
      language: 'en-US',
      links: [{ kind: 'internal', path: '/condition/nocturia', label: 'Nocturia', language: 'en-US' }],
    })
  })

  test('a chatbot that is not translated is offered without its suggestions', () => {
    const context = exampleContext('de')
    const { chatbot } = parseHome(fullest, { ...context, site: { ...context.site, enable: featureFlags } })
    expect(chatbot).toEqual({ path: '/chat/guide', suggestedQuestions: [] })
  })

  test('news without a date and a story without a text are left out and reported', () => {
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
      {
        ...fullest,
        conditions: ['肾结石', '膀胱癌'].map((title) => ({ ...condition(title, title), language: 'zh-CN' })),
      },
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
        conditions: withNulls(fullest.conditions, isNull),
        alsoKnownAs: fullest.alsoKnownAs,
      } as HomePageQuery
      if (result.entry?.id && result.entry.title) parseHome(result, exampleContext())
      else expect(() => parseHome(result, exampleContext())).toThrow(ContentError)
    }),
    { numRuns: 300 },
  )
})

describe('the picture of the hero', () => {
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

  test('the animation needs its flag, and the flag of the picture that it replaces', () => {
    expect(hero(fullest.assets, ['hero-lottie', 'hero-split-layout']).heroAnimation).toBeDefined()
    expect(hero(fullest.assets, ['hero-split-layout']).heroAnimation).toBeUndefined()
    expect(hero(fullest.assets, ['hero-lottie']).heroAnimation).toBeUndefined()
  })

  test('a home page without a picture of its own has the still of the site', () => {
    const entry = { ...fullest.entry, featuredimage: [] }
    expect(hero(fullest.assets, ['hero-split-layout'], entry).heroPicture?.alt).toBe('The still of the site')
    expect(hero(fullest.assets, ['hero-split-layout']).heroPicture?.alt).not.toBe('The still of the site')
  })

  test('an animation with an invalid URL is left out and reported, and the still is shown', () => {
    const assets = { ...fullest.assets, heroLottie: [{ id: '61', url: 'javascript:alert(1)' }] }
    const { heroPicture, heroAnimation, problems } = hero(assets, ['hero-lottie', 'hero-split-layout'])
    expect(heroAnimation).toBeUndefined()
    expect(heroPicture).toBeDefined()
    expect(problems).toEqual(['An animation without an address is left out.'])
  })
})

const homeWith = (enable: readonly FeatureFlag[]) => {
  const context = exampleContext()
  return parseHome(fullest, { ...context, site: { ...context.site, enable } })
}

test.each<readonly [FeatureFlag, Partial<ReturnType<typeof parseHome>>]>([
  ['hero-split-layout', { isHeroSplit: true }],
  ['home-background-color', { isHeroColored: true }],
  ['card-stories', { hasStoryQuotations: true }],
  ['home-links-list', { links: expect.arrayContaining([expect.anything()]) }],
  ['home-news', { news: expect.arrayContaining([expect.anything()]) }],
  ['home-chatbot', { chatbot: expect.anything() }],
])('%s is read where the content is parsed', (flag, shown) => {
  expect(homeWith([flag])).toMatchObject(shown)
  expect(homeWith([])).not.toMatchObject(shown)
})

test('content that no flag of the site shows is not in the payload', () => {
  const home = homeWith([])
  expect(home).toMatchObject({ links: [], news: [] })
  expect(home.chatbot).toBeUndefined()
  expect(home.heroPicture).toBeUndefined()
  expect(home.stories.every(({ picture }) => picture === undefined)).toBe(true)
})
