import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RedirectsDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { runInPreview } from '#content/preview.server.ts'
import { sites } from '#sites/sites.ts'
import { onProblem, type ReportedProblem } from '#telemetry/report.server.ts'
import { resolveUrl } from './resolve-url.server.ts'

vi.mock('#content/content.server.ts', () => ({ fetchContent: vi.fn<() => unknown>() }))

const ask = vi.mocked(fetchContent)

const guideline = {
  id: '7',
  uri: 'guidelines/urolithiasis',
  title: 'Stones',
  language: 'en-US',
  siteHandle: 'en',
  sectionHandle: 'guidelines',
  typeHandle: 'guideline',
  localized: [] as unknown[],
}

/** Mocks a lookup that returns these entries, without redirects. */
function find(found: { own?: unknown; primary?: unknown }) {
  ask.mockImplementation(
    (document) =>
      Promise.resolve(
        document.toString() === RedirectsDocument.toString()
          ? { redirects: [] }
          : { own: null, primary: null, ...found },
      ) as never,
  )
}

const lookedUp = () => ask.mock.calls.flatMap(([, variables]) => ('uri' in variables ? [variables.uri] : []))

beforeEach(() => {
  ask.mockReset()
})

test('a URL of a part of an entry looks up the entry, and the result has the part', async () => {
  find({ own: guideline, primary: guideline })
  const answer = await resolveUrl({
    site: sites.en,
    siteIds: {},
    pathAndQuery: '/guidelines/urolithiasis/summary-of-changes/2026?x=1',
  })
  expect(lookedUp()).toEqual([['guidelines/urolithiasis']])
  expect(answer).toMatchObject({
    kind: 'entry',
    entry: { id: '7', uri: 'guidelines/urolithiasis', part: 'summary-of-changes/2026', shownFrom: 'en' },
  })
})

test('the URL of the entry itself has no part', async () => {
  find({ own: guideline })
  const answer = await resolveUrl({ site: sites.en, siteIds: {}, pathAndQuery: '/guidelines/urolithiasis' })
  expect(answer.kind === 'entry' && 'part' in answer.entry).toBe(false)
})

test('a part of a translated entry is redirected to the same part of the translation', async () => {
  find({
    primary: {
      ...guideline,
      localized: [{ uri: 'guidelines/stenen', language: 'nl-NL', siteHandle: 'nl', enabledForSite: true }],
    },
  })
  const answer = await resolveUrl({ site: sites.nl, siteIds: {}, pathAndQuery: '/guidelines/urolithiasis/panel' })
  expect(answer).toEqual({
    kind: 'redirect',
    status: 301,
    target: { kind: 'internal', path: '/guidelines/stenen/panel' },
  })
})

test('a part of an untranslated entry is shown in the primary language', async () => {
  find({ primary: guideline })
  const answer = await resolveUrl({ site: sites.nl, siteIds: {}, pathAndQuery: '/guidelines/urolithiasis/panel' })
  expect(answer).toMatchObject({ kind: 'entry', entry: { part: 'panel', shownFrom: 'en' } })
})

test.each([
  ['/guidelines/*', 'own'],
  ['/not%20x', 'own'],
  ['/guidelines/Urolithiasis', 'own'],
  ['/guidelines/Urolithiasis/panel', 'primary'],
  ['/all-conditions/Urolithiasis', 'own'],
])('an entry that the content system returns for another address, %s, is not found there', async (path, found) => {
  find({ [found]: { ...guideline, slug: 'urolithiasis' } })
  expect(await resolveUrl({ site: sites.en, siteIds: {}, pathAndQuery: path })).toEqual({ kind: 'none' })
})

test('an entry is found by its slug, and by its uri in any Unicode form', async () => {
  find({ own: { ...guideline, slug: 'e\u0301', uri: 'guidelines/e\u0301' } })
  for (const path of ['/all-conditions/%C3%A9', '/guidelines/%C3%A9'])
    expect(await resolveUrl({ site: sites.en, siteIds: {}, pathAndQuery: path })).toMatchObject({ kind: 'entry' })
})

test.each(['/guidelines%2Furolithiasis', '/guidelines/urolithiasis%2f', '/%2F'])(
  'an encoded slash does not separate the segments of a uri: %s',
  async (path) => {
    find({ own: guideline })
    expect(await resolveUrl({ site: sites.en, siteIds: {}, pathAndQuery: path })).toEqual({ kind: 'none' })
  },
)

test('an entry under embargo is not found, and is found in a preview', async () => {
  const release = {
    id: '8',
    uri: 'press-releases/later',
    siteHandle: 'en',
    sectionHandle: 'pressReleases',
    typeHandle: 'pressRelease',
    embargoUntil: '2999-01-01T00:00:00+00:00',
    localized: [],
  }
  find({ own: release })
  const question = { site: sites.en, siteIds: {}, pathAndQuery: '/press-releases/later' }
  expect(await resolveUrl(question)).toEqual({ kind: 'none' })
  expect(await runInPreview({ token: 't' }, () => resolveUrl(question))).toMatchObject({ kind: 'entry' })
})

describe('an entry that is a redirect', () => {
  const entry = { ...guideline, uri: 'old', typeHandle: 'redirect', linkInternal: [], linkExternal: null }
  const lookUpAt = (pathAndQuery: string) => resolveUrl({ site: sites.en, siteIds: {}, pathAndQuery })

  test('of type 410 is gone, with and without a target', async () => {
    find({ own: { ...entry, redirectType: '410' } })
    expect(await lookUpAt('/old')).toEqual({ kind: 'gone' })
    find({ own: { ...entry, redirectType: '410', linkExternal: 'https://example.org/' } })
    expect(await lookUpAt('/old')).toEqual({ kind: 'gone' })
  })

  test('passes query parameters on, but not those of a preview', async () => {
    find({ own: { ...entry, redirectType: '301', linkExternal: 'https://example.org/' } })
    const target = (href: string) => ({ target: { kind: 'external', href } })
    expect(await lookUpAt('/old?utm_source=x')).toMatchObject(target('https://example.org/?utm_source=x'))
    expect(await lookUpAt('/old?x-craft-preview=1&token=t')).toMatchObject(target('https://example.org/'))
  })
})

test.each(['/__home__', '/__home__?utm_source=x'])('the home page is served at / only, not at %s', async (path) => {
  find({ own: { ...guideline, uri: '__home__', sectionHandle: 'home', typeHandle: 'home' } })
  const answer = await resolveUrl({ site: sites.nl, siteIds: {}, pathAndQuery: path })
  expect(answer).toEqual({
    kind: 'redirect',
    status: 301,
    target: { kind: 'internal', path: path.replace('__home__', '') },
  })
})

describe('redirects of a site', () => {
  type Row = readonly [site: 'en' | 'nl', uri: string, to: string]
  const problems: ReportedProblem[] = []
  let stop = () => {}
  beforeEach(() => {
    problems.length = 0
    stop = onProblem((problem) => problems.push(problem))
  })
  afterEach(() => stop())

  /** Mocks a condition, `condition/kidney-stones` in English and `condition/nierstenen` in Dutch, and stored redirects. */
  function redirect(...rows: Row[]) {
    ask.mockImplementation((document, variables) => {
      const { handle, uri, site } = variables as { handle?: string; uri?: string[]; site?: string[] }
      if (document.toString() === RedirectsDocument.toString()) {
        const own = rows.filter(([of]) => of === handle)
        return Promise.resolve({ redirects: own.map(([, from, to]) => ({ uri: from, to, type: '301' })) }) as never
      }
      const english = {
        ...guideline,
        uri: 'condition/kidney-stones',
        localized: [{ uri: 'condition/nierstenen', siteHandle: 'nl', enabledForSite: true }],
      }
      const dutch = { ...guideline, uri: 'condition/nierstenen', siteHandle: 'nl' }
      const [asked] = uri ?? []
      const own = [english, dutch].find((entry) => entry.uri === asked && entry.siteHandle === site?.[0])
      return Promise.resolve({ own: own ?? null, primary: asked === english.uri ? english : null }) as never
    })
  }
  const on = (handle: 'en' | 'nl', pathAndQuery: string) =>
    resolveUrl({ site: sites[handle], siteIds: {}, pathAndQuery })
  const movedTo = (path: string) => ({ kind: 'redirect', status: 301, target: { kind: 'internal', path } })

  test('that loop through the lookup are resolved to the entry', async () => {
    redirect(['nl', 'condition/nierstenen', '/condition/kidney-stones'])
    expect(await on('nl', '/condition/nierstenen')).toMatchObject({ kind: 'entry' })
    expect(await on('nl', '/condition/kidney-stones')).toEqual(movedTo('/condition/nierstenen'))
    expect(problems).toHaveLength(2)
    expect(problems[0]).toMatchObject({
      event: 'redirect.looped',
      context: { path: '/condition/nierstenen', site: 'nl' },
    })
  })

  test.each([
    ['the site’s own prefix', '/en/self'],
    ['the site’s own prefix in an absolute URL', 'http://localhost:3000/en/self'],
    ['an absolute URL of this website', 'http://localhost:3000/self'],
    ['an absolute URL with another host of this website', 'https://127.0.0.1:3000/self'],
    ['dot segments', '/x/../self'],
    ['extra slashes', '/self//'],
    ['percent-encoded letters', '/%73elf'],
  ])('that loop are detected with a target written with %s', async (_, to) => {
    redirect(['en', 'self', to])
    expect(await on('en', '/self')).toMatchObject({ kind: 'none' })
    expect(problems).toMatchObject([{ message: 'Redirects lead in a circle.' }])
  })

  test('that loop across two sites are detected', async () => {
    redirect(['en', 'a', '/nl/b'], ['nl', 'b', 'http://localhost:3000/a'])
    expect(await on('en', '/a')).toMatchObject({ kind: 'none' })
    expect(await on('nl', '/b')).toMatchObject({ kind: 'none' })
  })

  test('that chain across the lookup and another site are followed to the end', async () => {
    redirect(['en', 'stenen', '/nl/condition/kidney-stones'], ['nl', 'stones', 'condition/kidney-stones#help'])
    expect(await on('en', '/stenen')).toEqual({
      kind: 'redirect',
      status: 301,
      target: { kind: 'external', href: 'http://localhost:3000/nl/condition/nierstenen' },
    })
    expect(await on('nl', '/stones')).toEqual(movedTo('/condition/nierstenen'))
    expect(problems).toEqual([])
  })

  test.each([
    ['other capitals', '/Stones', '/stones', '/stones?utm_source=x'],
    ['other capitals, with the prefix of the site', '/Stones', '/en/stones', '/stones'],
    ['other capitals, as an absolute URL', '/Stones', 'http://localhost:3000/stones', '/stones'],
    ['a query', '/stones', '/stones?sort=date', '/stones?sort=date'],
  ])('to their own path with %s are followed once', async (_, from, to, end) => {
    redirect(['en', from, to])
    const path = new URL(to, 'http://localhost:3000').pathname.replace('/en/', '/')
    expect(await on('en', from)).toEqual(movedTo(path + new URL(to, 'http://localhost:3000').search))
    expect(await on('en', end)).toMatchObject({ kind: 'none' })
    expect(problems).toEqual([])
  })

  test('pass further query parameters on across the whole chain', async () => {
    redirect(['en', 'stenen', '/nl/steen'], ['nl', 'steen', 'condition/kidney-stones#help'])
    expect(await on('en', '/Stenen?utm_source=x')).toMatchObject({
      target: { href: 'http://localhost:3000/nl/condition/nierstenen?utm_source=x' },
    })
  })

  test('to another server are not a loop', async () => {
    redirect(['en', 'self', 'http://localhost:9/self'])
    expect(await on('en', '/self')).toMatchObject({ target: { kind: 'external', href: 'http://localhost:9/self' } })
  })

  test('to a file are marked as a file, and to /media have no site prefix', async () => {
    redirect(['nl', 'map', '/sitemap.xml'], ['nl', 'leaflet', '/media/x.pdf'])
    expect(await on('nl', '/map')).toEqual({
      kind: 'redirect',
      status: 301,
      target: { kind: 'internal', path: '/sitemap.xml', isFile: true },
    })
    expect(await on('nl', '/leaflet')).toMatchObject({
      target: { kind: 'external', href: 'http://localhost:3000/media/x.pdf' },
    })
  })
})
