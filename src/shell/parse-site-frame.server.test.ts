import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SiteFrameQuery, SiteGlobalsQuery } from '#content-contract/operations.ts'
import type { ContentProblem } from '#blocks/content-problem.server.ts'
import { exampleContext, exampleLink, fullestEntry, withNulls } from '#blocks/fragment-examples.server.ts'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { parseSiteFrame } from './parse-site-frame.server.ts'

const string = (key: string | null, message: string | null, language: string | null = 'en-US') => ({
  key,
  message,
  language,
  category: 'site',
})

const fullestGlobals = {
  theme: {
    primaryColor: '#0e5263',
    primaryColorDark: '#0a3a46',
    primaryColorLight: '#e3f1f3',
    primaryTextColor: '#ffffff',
    secondaryColor: '#e2a62b',
    secondaryColorDark: '#8a5f00',
    secondaryColorLight: '#fdf3dc',
    secondaryTextColor: 'red;}body{display:none',
  },
  assets: {
    siteName: 'Plain Urology',
    favicon: [
      {
        url: '/media/favicon.svg',
        url64: '/media/favicon-64.png',
        url180: 'https://cms.example/180.png',
        url192: '/media/favicon-192.png',
        url512: 'javascript:x',
      },
    ],
    footerLogo: [{ url: '/media/logo.svg' }],
    navigationLogo: [],
  },
  sites: [{ id: 1, handle: 'en', enabled: true, language: 'en-US', primary: true }],
  strings: [
    string('404-title', 'Not here'),
    string('404-title', 'This page is not here'),
    string('count', '{count, plural, one {# page} other {# pages}}'),
    null,
  ],
} satisfies SiteGlobalsQuery

const alert = {
  language: 'en-US',
  message: 'We are moving house.',
  level: 'warning',
  startsAt: '2026-11-01T00:00:00+01:00',
  endsAt: '2026-12-01',
  link: [exampleLink],
}
const fullestFrame = {
  navigation: {
    main: [exampleLink, null],
    footer: [{ ...exampleLink, linkInternal: null, linkExternal: '/news' }],
    socials: [{ ...exampleLink, linkInternal: null, linkExternal: 'https://social.example/us' }],
    selectedSearches: ['kidney stones', null, 'kidney stones'],
  },
  alert,
  logos: { navigationLogo: fullestEntry.featuredimage, footerLogo: fullestEntry.featuredimage },
  glossary: [{ id: '42', title: 'ureter', definition: 'A narrow tube.', variants: ['ureters', null] }, null],
} satisfies SiteFrameQuery

type Change = {
  globals?: SiteGlobalsQuery
  frame?: SiteFrameQuery
  site?: SiteHandle
  enable?: readonly FeatureFlag[]
  now?: string
}

function parse(change: Change = {}) {
  const problems: ContentProblem[] = []
  const result = parseSiteFrame({
    globals: change.globals ?? fullestGlobals,
    frame: change.frame ?? fullestFrame,
    site: { ...sites[change.site ?? 'en'], ...(change.enable && { enable: change.enable }) },
    disabledSites: ['de'],
    primarySite: 'en',
    now: new Date(change.now ?? '2026-11-20T12:00:00Z'),
    report: (problem) => problems.push(problem),
    publicHref: exampleContext().publicHref,
  })
  return { ...result, problems }
}

test('the site frame is parsed with every field', () => {
  const { problems, ...result } = parse()
  expect(problems).toEqual([])
  expect(result).toMatchObject({
    frame: {
      siteName: 'Plain Urology',
      navigationLogo: { kind: 'drawing', svg: { id: 'navigation-logo' } },
      footerLogo: { kind: 'drawing', svg: { id: 'footer-logo' } },
      navigation: [{ kind: 'internal', path: '/bladder-diary' }],
      footer: [{ kind: 'internal', path: '/news' }],
      socials: [{ kind: 'external', href: 'https://social.example/us' }],
      selectedSearches: ['kidney stones'],
      alert: { message: 'We are moving house.', level: 'warning', link: { path: '/bladder-diary' } },
      disabledSites: ['de'],
    },
    glossary: [{ id: '42', title: 'ureter', definition: 'A narrow tube.', variants: ['ureters'] }],
    theme: fullestGlobals.theme,
    favicon: { 64: '/media/favicon-64.png', 180: 'https://cms.example/180.png', 192: '/media/favicon-192.png' },
  })
  expect(result.favicon).not.toHaveProperty('512')
})

test('social links and selected searches are present with their feature flags only', () => {
  expect(parse({ enable: ['footer-socials'] }).frame).toMatchObject({ socials: [{}], selectedSearches: [] })
  expect(parse({ enable: ['home-selected-searches'] }).frame).toMatchObject({
    socials: [],
    selectedSearches: ['kidney stones'],
  })
})

test('readers can leave at once with the feature flag only', () => {
  expect(parse({ enable: [] }).frame).not.toHaveProperty('exitHref')
  expect(parse({ enable: ['exit-page'] }).frame).toMatchObject({ exitHref: 'https://worldweather.wmo.int/' })
})

test('readers leave for the website of the editors, unless its address is not https', () => {
  const leavingFor = (exitHref: string) =>
    parse({
      enable: ['exit-page'],
      frame: { ...fullestFrame, navigation: { ...fullestFrame.navigation, exitHref } },
    })
  expect(leavingFor('https://weather.example/').frame.exitHref).toBe('https://weather.example/')
  for (const wrong of ['http://weather.example/', 'javascript:alert(1)', 'nonsense']) {
    const { frame, problems } = leavingFor(wrong)
    expect(frame.exitHref).toBe('https://worldweather.wmo.int/')
    expect(problems).toMatchObject([{ field: 'exitHref' }])
  }
})

test('the site frame is parsed without any field, with the site’s name', () => {
  const globals: SiteGlobalsQuery = { theme: null, assets: null, sites: null, strings: null }
  const emptyFrame: SiteFrameQuery = { navigation: null, alert: null, logos: {}, glossary: null }
  const { frame, messages, glossary, theme, favicon, problems } = parse({ globals, frame: emptyFrame, site: 'de' })
  expect(frame).toEqual({
    siteName: 'Urologie verständlich',
    exitHref: 'https://worldweather.wmo.int/',
    navigation: [],
    footer: [],
    socials: [],
    selectedSearches: [],
    disabledSites: ['de'],
  })
  expect(messages).toEqual({ own: {}, fallback: {} })
  expect([glossary, favicon, problems]).toEqual([[], {}, []])
  expect(Object.values(theme)).toEqual(Array(8).fill(null))
})

describe('static messages', () => {
  const messages = (...strings: SiteGlobalsQuery['strings'] & object) => {
    const { messages, problems } = parse({ globals: { ...fullestGlobals, strings } })
    return { messages: messages.own, problems }
  }

  test('are compiled in the site’s language, and the last one of a key wins', () => {
    expect(
      messages(
        string('a', 'first'),
        string('a', 'Hello {name}'),
        string('b', 'hallo', 'nl-NL'),
        string('c', ''),
        string(null, 'x'),
      ),
    ).toEqual({
      messages: { a: ['Hello ', ['name']] },
      problems: [],
    })
  })

  test('that are invalid are left out and reported, and an earlier one of the same key is used', () => {
    const result = messages(
      string('a', 'first'),
      string('a', '{count, plural, one {# page}'),
      string('b', 'Hello {name'),
      string('c', '{n, plural, one {#}}'),
    )
    expect(result.messages).toEqual({ a: ['first'] })
    expect(result.problems).toMatchObject([
      { key: 'a', site: 'en', language: 'en-US' },
      { key: 'b', site: 'en', language: 'en-US' },
      { key: 'c', site: 'en', language: 'en-US' },
    ])
  })

  test.each([
    ['{count, number}', '3'],
    ['{count, number, percent}', '300%'],
    ['{count, plural, one {<0># page</0>} other {<0># pages</0>}}', '<0>3 pages</0>'],
    ['1 < 2 and <3', '1 < 2 and <3'],
  ])('can have the format %s', (message, shown) => {
    const { messages: compiled, problems } = messages(string('a', message))
    expect(problems).toEqual([])
    expect(setupI18n({ locale: 'en-US', messages: { 'en-US': compiled } })._('a', { count: 3 })).toBe(shown)
  })

  test.each([
    '{count, number, euros}',
    '{count, roman}',
    '{name, date}',
    '{name, time, short}',
    '{count, plural, one {#} other {{count, roman}}}',
    'Read <constructor>this</constructor>',
    'Read <toString/>',
  ])('with unsupported formats or elements are left out and reported: %s', (message) => {
    const result = messages(string('a', message))
    expect(result.messages).toEqual({})
    expect(result.problems).toMatchObject([{ key: 'a' }])
  })

  test('in the fallback language are separate, and their problems are reported on its own site only', () => {
    const strings = [
      string('a', 'hallo', 'nl-NL'),
      string('a', 'hello'),
      string('b', '{n, roman}'),
      string('c', 'x', 'de-DE'),
    ]
    const { messages: both, problems } = parse({ globals: { ...fullestGlobals, strings }, site: 'nl' })
    expect(both).toEqual({ own: { a: ['hallo'] }, fallback: { a: ['hello'] } })
    expect(problems).toEqual([])
  })

  test('cannot change the prototype', () => {
    expect(Object.getPrototypeOf(messages(string('__proto__', 'x')).messages)).toBe(Object.prototype)
  })
})

describe('the site alert', () => {
  test('has a language only on the sites of other languages, on which it stands in for one of their own', () => {
    const languageOn = (site: SiteHandle) => parse({ site }).frame.alert?.language
    expect([languageOn('en'), languageOn('ar')]).toEqual([undefined, 'en-US'])
  })

  const shown = (now: string, change: object = {}) =>
    parse({ now, frame: { ...fullestFrame, alert: { ...alert, ...change } } }).frame.alert !== undefined

  test.each([
    ['2026-10-31T22:59:59Z', false],
    ['2026-10-31T23:00:00Z', true],
    ['2026-12-01T23:59:59Z', true],
    ['2026-12-02T00:00:00Z', false],
  ])('at %s is shown: %s, from its start to the end of its last day', (now, expected) => {
    expect(shown(now)).toBe(expected)
  })

  test('without times is always shown, and without a message never', () => {
    expect(shown('1999-01-01T00:00:00Z', { startsAt: null, endsAt: null })).toBe(true)
    expect(shown('2026-11-20T12:00:00Z', { message: ' ' })).toBe(false)
  })

  test('with an invalid time is shown, and the time is reported', () => {
    const { frame, problems } = parse({
      now: '2030-01-01T00:00:00Z',
      frame: { ...fullestFrame, alert: { ...alert, endsAt: 'soon', level: null } },
    })
    expect(frame.alert).toMatchObject({ level: 'info' })
    expect(problems).toMatchObject([{ field: 'endsAt' }])
  })
})

test('links with unsafe URLs and terms without a definition are left out and reported', () => {
  const { frame, glossary, problems } = parse({
    frame: {
      ...fullestFrame,
      navigation: { main: [{ id: '1', title: null, label: 'x', linkExternal: 'javascript:alert(1)' }] },
      glossary: [{ id: '1', title: 'ureter', definition: null }],
    },
  })
  expect([frame.navigation, glossary]).toEqual([[], []])
  expect(problems).toMatchObject([{ link: '1' }, { term: '1' }])
})

test('a site frame with any fields missing is parsed without an error', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(9)), fc.constantFrom('en', 'ar', 'nl'), (stream, site) => {
      const isNull = () => stream.next().value === 0
      parse({
        globals: (withNulls(fullestGlobals, isNull) ?? {}) as SiteGlobalsQuery,
        frame: (withNulls(fullestFrame, isNull) ?? {}) as SiteFrameQuery,
        site,
      })
    }),
    { numRuns: 500 },
  )
})
