import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRedirectTarget } from './redirect-target.ts'
import { compileRedirects, redirectStatus } from './redirects.ts'

const matcher = (...redirects: [uri: string, to: string, type?: string][]) =>
  compileRedirects(
    redirects.map(([uri, to, type = '301']) => ({ uri, to, type })),
    (problem) => {
      throw new Error(`${problem.uri}: ${problem.message}`)
    },
  ).decide
const to = (path: string, status = 301) => ({ kind: 'redirect', status, target: { kind: 'internal', path } })

describe('exact addresses', () => {
  test('slashes at the ends do not count, case does', () => {
    const match = matcher(['kidney-cancer/', 'condition/kidney-cancer'])
    expect(match('/kidney-cancer')).toEqual(to('/condition/kidney-cancer'))
    expect(match('/Kidney-cancer')).toBeUndefined()
    expect(match('/kidney-cancer/more')).toBeUndefined()
  })

  test('the query counts, as it was requested', () => {
    const match = matcher(['?s=what+is+cancer', 'condition/prostate-cancer'])
    expect(match('/?s=what+is+cancer')).toEqual(to('/condition/prostate-cancer'))
    expect(match('/?s=what%20is%20cancer')).toBeUndefined()
    expect(match('/')).toBeUndefined()
  })

  test('an exact address comes before a pattern, whatever their order', () => {
    const match = matcher(['blog/(.*)', 'news'], ['blog/2020/x', 'updates'])
    expect(match('/blog/2020/x')).toEqual(to('/updates'))
    expect(match('/blog/2020/y')).toEqual(to('/news'))
  })

  test('percent-encoded and decoded forms are the same address', () => {
    const match = matcher(['étude', 'x'])
    expect(match('/%C3%A9tude')).toEqual(to('/x'))
  })
})

describe('patterns', () => {
  test('groups are put into the target', () => {
    const match = matcher(['blog/([0-9]{4})/(.*)', 'news/$2'])
    expect(match('/blog/2021/stones-in-summer')).toEqual(to('/news/stones-in-summer'))
    expect(match('/BLOG/2021/x')).toEqual(to('/news/x'))
    expect(match('/blog/21/x')).toBeUndefined()
    expect(match('/old/blog/2021/x')).toBeUndefined()
  })

  test('the first that matches wins', () => {
    const match = matcher(['a/(.*)', 'first'], ['a/b(.*)', 'second'])
    expect(match('/a/bc')).toEqual(to('/first'))
  })

  test('a pattern between slashes is taken as it stands, with its flags', () => {
    const match = matcher(['/^Old-(\\d+)$/i', 'news/$1'], ['/x.z/', 'y'])
    expect(match('/old-7')).toEqual(to('/news/7'))
    expect(match('/abcxyz')).toBeUndefined()
  })

  test('a question mark outside parentheses is a question mark', () => {
    const match = matcher(['page?id=([0-9]+)', 'news/$1'])
    expect(match('/page?id=3')).toEqual(to('/news/3'))
    expect(match('/pagid=3')).toBeUndefined()
  })

  test('a pattern that cannot be compiled is left out and named', () => {
    const problems: string[] = []
    const match = compileRedirects([{ uri: 'a(b', to: 'c', type: '301' }], ({ uri }) => problems.push(uri)).decide
    expect(match('/ab')).toBeUndefined()
    expect(problems).toEqual(['a(b'])
  })

  test('a pattern that would send a backtracking engine into the woods is matched in linear time', () => {
    const match = matcher(['(a+)+$', 'x'])
    expect(match(`/${'a'.repeat(2000)}b`)).toBeUndefined()
    expect(match(`/${'a'.repeat(2000)}`)).toEqual(to('/x'))
  })
})

describe('the parameters on which a redirect may depend', () => {
  const parametersOf = (...uris: string[]) =>
    compileRedirects(
      uris.map((uri) => ({ uri, to: 'x', type: '301' })),
      () => {},
    ).parametersAt

  test('are named by its query, at its own path', () => {
    const at = parametersOf('?s=what+is+cancer&lang=en', 'étude?ID=1', '(old|new)?page=([0-9]+)', 'print?print', 'x?=1')
    expect(at('/')).toEqual(['s'])
    expect(at('/%C3%A9tude')).toEqual(['id'])
    expect(at('/New')).toEqual(['page'])
    expect(at('/print')).toEqual(['print'])
    expect(at('/x')).toEqual(['*'])
    expect(at('/about')).toEqual([])
  })

  test('are any where the query is a pattern, or where the page has a redirect without a query', () => {
    const at = parametersOf('(condition)/kidney-stones\\?.+', 'news(.+)', '/print=1/i?', 'about')
    expect(at('/condition/kidney-stones')).toEqual(['*'])
    expect(at('/condition/other')).toEqual([])
    expect(at('/news')).toEqual(['*'])
    expect(at('/about')).toEqual(['*'])
    expect(parametersOf('/[?&]print$/')('/anything')).toEqual(['*'])
  })

  test('are none for patterns that match no query', () => {
    expect(parametersOf('blog/([0-9]{4})/([a-z-]+)', '/^archive\\/(x|y)$/i')('/blog/2020/x')).toEqual(['*'])
    expect(parametersOf('blog/([0-9]{4})/([a-z-]+)', 'events/(.+)')('/condition/x')).toEqual([])
  })

  test('miss no redirect, whatever the pattern', () => {
    const piece = fc.constantFrom(
      ...String.raw`a b / (.*) (a|b) ([a-z]+) [^/] [?] \? ? + * . \d \W $ ^ | (?:a)? id= & {2} (?i)`.split(' '),
    )
    const pattern = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
    const row = fc.oneof(
      pattern,
      pattern.map((one) => `/${one}/i`),
      pattern.map((one) => `/^${one}/`),
    )
    const paths = fc.array(fc.constantFrom('a', 'b', '/a', '1'), { maxLength: 3 }).map((parts) => `/${parts.join('')}`)
    const queries = fc
      .array(fc.constantFrom('a', 'b', 'id=', '&', 'a=1', '/', '?', 'ID='), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(''))
    let redirected = 0
    fc.assert(
      fc.property(row, fc.array(fc.tuple(paths, queries), { minLength: 20, maxLength: 40 }), (uri, asked) => {
        const { decide, parametersAt } = compileRedirects([{ uri, to: 'x', type: '301' }], () => {})
        for (const [path, query] of asked) {
          const isSame = (decide(path) === undefined) === (decide(`${path}?${query}`) === undefined)
          if (isSame) continue
          redirected++
          const names = [...new URLSearchParams(query).keys()].map((name) => name.toLowerCase())
          const depends = parametersAt(path)
          expect(
            depends.includes('*') || names.some((name) => depends.includes(name)),
            `${uri} at ${path}?${query}: ${depends.join()}`,
          ).toBe(true)
        }
      }),
      { numRuns: 800 },
    )
    expect(redirected).toBeGreaterThan(300)
  })
})

describe('types', () => {
  test.each([
    ['301', 301],
    ['302', 302],
    ['307', 307],
    ['308', 308],
    ['', 302],
    ['404', 302],
    ['moved', 302],
    [null, 302],
    [undefined, 302],
  ])('type %s is status %s', (type, status) => expect(redirectStatus(type)).toBe(status))

  test('410 is gone', () => {
    expect(matcher(['wp-content/uploads/(.*)', '', '410'])('/wp-content/uploads/a.pdf')).toEqual({ kind: 'gone' })
  })
})

describe('targets', () => {
  test('a target with a scheme leaves the site', () => {
    expect(parseRedirectTarget('https://example.org/a b')).toEqual({
      kind: 'external',
      href: 'https://example.org/a%20b',
    })
  })

  test('__home__ is the home page', () => {
    expect(parseRedirectTarget('__home__')).toEqual({ kind: 'internal', path: '/' })
    expect(parseRedirectTarget('/__home__?x=1')).toEqual({ kind: 'internal', path: '/?x=1' })
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript://x',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'java\tscript:x',
    'ftp://x',
  ])('%s is refused', (target) => expect(parseRedirectTarget(target)).toBeUndefined())

  test('whatever the target, an internal one stays on the host', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const result = parseRedirectTarget(target)
          if (result?.kind !== 'internal') return
          expect(new URL(result.path, 'https://own.example').origin).toBe('https://own.example')
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a refused target is reported and nobody is sent there', () => {
    const problems: string[] = []
    const match = compileRedirects([{ uri: 'x', to: 'javascript:alert(1)', type: '301' }], ({ message }) =>
      problems.push(message),
    ).decide
    expect(match('/x')).toBeUndefined()
    expect(problems).toEqual(['The target is not allowed.'])
  })
})
