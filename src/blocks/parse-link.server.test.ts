import { describe, expect, test } from 'vitest'
import type { LinkFragment } from '#content-contract/operations.ts'
import { exampleContext, exampleLink, exampleTeaser } from './fragment-examples.server.ts'
import { parseLink, parseLinks } from './parse-link.server.ts'
import { parseTeaser, parseTeasers } from './parse-teaser.server.ts'

describe('an entry in a list', () => {
  test('becomes a link to its page', () => {
    const { site, report, problems } = exampleContext()
    expect(parseTeaser(exampleTeaser, site, report)).toEqual({
      kind: 'internal',
      path: '/all-treatments/ureteroscopy',
      label: 'Ureteroscopy',
      text: 'A thin tube with a camera.',
    })
    expect(problems).toEqual([])
  })

  test('that is not translated says in which language it is', () => {
    expect(parseTeaser(exampleTeaser, exampleContext('nl').site)).toMatchObject({
      path: '/all-treatments/ureteroscopy',
      language: 'en-US',
    })
    expect(parseTeaser({ ...exampleTeaser, language: 'xx' }, exampleContext('nl').site)).not.toHaveProperty('language')
  })

  test('of the home page leads to the root, in another script to an encoded path', () => {
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
    'without a title or a page (%j) is left out and reported',
    (missing) => {
      const context = exampleContext()
      expect(parseTeasers([{ ...exampleTeaser, ...missing }, null, exampleTeaser], context)).toHaveLength(1)
      expect(context.problems).toMatchObject([{ entry: '300' }])
    },
  )
})

describe('a link that an editor made', () => {
  const parse = (link: LinkFragment, handle: 'en' | 'nl' = 'en') => {
    const context = exampleContext(handle)
    return { link: parseLink(link, context), problems: context.problems }
  }
  const to = (linkExternal: string | null) => ({ ...exampleLink, linkInternal: null, linkExternal })

  test('to an entry is a path of this site', () => {
    expect(parse(exampleLink)).toEqual({
      link: { kind: 'internal', path: '/bladder-diary', label: 'Bladder diary', text: 'Three days to fill in' },
      problems: [],
    })
  })

  test('to an entry that is not translated stays in this site; its words are in the language of the site', () => {
    const { link } = parse(exampleLink, 'nl')
    expect(link).toMatchObject({ kind: 'internal', path: '/bladder-diary' })
    expect(link).not.toHaveProperty('language')
  })

  test('to an entry of another site has that site’s address', () => {
    expect(
      parse({ ...exampleLink, linkInternal: [{ uri: 'blasentagebuch', siteHandle: 'de', language: 'de-DE' }] }).link,
    ).toMatchObject({
      kind: 'external',
      href: 'https://example.org/de/blasentagebuch',
    })
  })

  test('takes its words from the title when it has no label', () => {
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
  ])('to %s is checked', (href, target) => {
    expect(parse(to(href))).toMatchObject({ link: target, problems: [] })
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'news', '', null])(
    'to %j is left out and reported',
    (href) => {
      expect(parse(to(href))).toMatchObject({ link: undefined, problems: [{ link: '400' }] })
    },
  )

  test('below a site’s prefix knows its own address and not its neighbour’s', () => {
    expect(parse(to('https://example.org/nl/nieuws'), 'nl').link).toMatchObject({ kind: 'internal', path: '/nieuws' })
    expect(parse(to('https://example.org/news'), 'nl').link).toMatchObject({
      kind: 'external',
      href: 'https://example.org/news',
    })
  })

  test('may be missing', () => {
    const context = exampleContext()
    expect(parseLinks([null, { id: null, label: null, title: null }], context)).toEqual([])
    expect(parseLinks(null, context)).toEqual([])
    expect(context.problems).toHaveLength(1)
  })
})
