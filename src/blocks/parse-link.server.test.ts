import { describe, expect, test } from 'vitest'
import type { LinkFragment } from '#content-contract/operations.ts'
import { exampleContext, exampleLink, exampleTeaser } from './fragment-examples.server.ts'
import { parseLink, parseLinks } from './parse-link.server.ts'
import { parseTeaser, parseTeasers } from './parse-teaser.server.ts'

describe('a teaser', () => {
  test('is parsed to a link to the entry’s page', () => {
    const { site, report, problems } = exampleContext()
    expect(parseTeaser(exampleTeaser, site, report)).toEqual({
      kind: 'internal',
      path: '/all-treatments/ureteroscopy',
      label: 'Ureteroscopy',
      text: 'A thin tube with a camera.',
    })
    expect(problems).toEqual([])
  })

  test('of an untranslated entry carries its language', () => {
    expect(parseTeaser(exampleTeaser, exampleContext('nl').site)).toMatchObject({
      path: '/all-treatments/ureteroscopy',
      language: 'en-US',
    })
    expect(parseTeaser({ ...exampleTeaser, language: 'xx' }, exampleContext('nl').site)).not.toHaveProperty('language')
  })

  test('of the home page links to /, and a uri in another script is percent-encoded', () => {
    const { site } = exampleContext()
    expect(parseTeaser({ title: 'Home', uri: '__home__', language: null }, site)).toEqual({
      kind: 'internal',
      path: '/',
      label: 'Home',
    })
    expect(parseTeaser({ title: 'Камъни', uri: 'condition/камъни', language: null }, site)).toMatchObject({
      path: `/condition/${encodeURIComponent('камъни')}`,
    })
  })

  test.each([{ title: null }, { uri: null }, { uri: '' }, { uri: '../x' }, { title: ' ' }])(
    'without a title or a uri (%j) is left out and reported',
    (missing) => {
      const context = exampleContext()
      expect(parseTeasers([{ ...exampleTeaser, ...missing }, null, exampleTeaser], context)).toHaveLength(1)
      expect(context.problems).toMatchObject([{ entry: '300' }])
    },
  )
})

describe('a link field', () => {
  const parse = (link: LinkFragment, handle: 'en' | 'nl' = 'en') => {
    const context = exampleContext(handle)
    return { link: parseLink(link, context), problems: context.problems }
  }
  const to = (linkExternal: string | null) => ({ ...exampleLink, linkInternal: null, linkExternal })

  test('to an entry is an internal path', () => {
    expect(parse(exampleLink)).toEqual({
      link: { kind: 'internal', path: '/bladder-diary', label: 'Bladder diary', text: 'Three days to fill in' },
      problems: [],
    })
  })

  test('to an untranslated entry is an internal path, without a language for its label', () => {
    const { link } = parse(exampleLink, 'nl')
    expect(link).toMatchObject({ kind: 'internal', path: '/bladder-diary' })
    expect(link).not.toHaveProperty('language')
  })

  test('to an entry of another site is an absolute URL', () => {
    expect(
      parse({ ...exampleLink, linkInternal: [{ uri: 'blasentagebuch', siteHandle: 'de', language: 'de-DE' }] }).link,
    ).toMatchObject({
      kind: 'external',
      href: 'https://example.org/de/blasentagebuch',
    })
  })

  test('to an entry of the primary site of the content system is an internal path, whichever site that is', () => {
    const link = { ...exampleLink, linkInternal: [{ uri: 'plasdagboek', siteHandle: 'nl', language: 'nl-NL' }] }
    expect(parseLink(link, exampleContext('de', { primarySite: 'nl' }))).toMatchObject({
      kind: 'internal',
      path: '/plasdagboek',
    })
    expect(parseLink(exampleLink, exampleContext('de', { primarySite: 'nl' }))).toMatchObject({
      kind: 'external',
      href: 'https://example.org/bladder-diary',
    })
  })

  test('without a label has its title as label', () => {
    expect(parse({ id: null, title: 'News', linkExternal: '/news' }).link).toEqual({
      kind: 'internal',
      path: '/news',
      label: 'News',
    })
  })

  test.each([
    ['/news?page=2', { kind: 'internal', path: '/news?page=2' }],
    ['https://example.org/news', { kind: 'internal', path: '/news' }],
    ['https://elsewhere.example/x', { kind: 'external', href: 'https://elsewhere.example/x' }],
    ['mailto:office@example.org', { kind: 'external', href: 'mailto:office@example.org' }],
    ['#top', { kind: 'external', href: '#top' }],
    ['/de/nieren', { kind: 'external', href: 'https://example.org/de/nieren' }],
  ])('to %s is parsed as internal or external', (href, target) => {
    expect(parse(to(href))).toMatchObject({ link: target, problems: [] })
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'news', '', null])(
    'to %j is left out and reported',
    (href) => {
      expect(parse(to(href))).toMatchObject({ link: undefined, problems: [{ link: '400' }] })
    },
  )

  test('below a site’s prefix is internal, and to another site’s prefix external', () => {
    expect(parse(to('https://example.org/nl/nieuws'), 'nl').link).toMatchObject({ kind: 'internal', path: '/nieuws' })
    expect(parse(to('https://example.org/news'), 'nl').link).toMatchObject({
      kind: 'external',
      href: 'https://example.org/news',
    })
  })

  test('can be missing, and is reported when it has no label and no target', () => {
    const context = exampleContext()
    expect(parseLinks([null, { id: null, label: null, title: null }], context)).toEqual([])
    expect(parseLinks(null, context)).toEqual([])
    expect(context.problems).toHaveLength(1)
  })
})
