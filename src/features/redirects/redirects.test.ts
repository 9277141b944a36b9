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

describe('exact redirects', () => {
  test('leading and trailing slashes and capitals in the path are ignored', () => {
    const match = matcher(['Kidney-cancer/', 'condition/kidney-cancer'], ['ÉTUDE', 'x'])
    expect(match('/Kidney-cancer')).toEqual(to('/condition/kidney-cancer'))
    expect(match('/kidney-Cancer')).toMatchObject(to('/condition/kidney-cancer'))
    expect(match('/%C3%A9tude')).toMatchObject(to('/x'))
    expect(match('/kidney-cancer/more')).toBeUndefined()
  })

  test('the redirect that is written like the requested path has precedence over one with other capitals', () => {
    const match = matcher(['Stones', 'one'], ['stones', 'two'])
    expect([match('/Stones'), match('/stones')]).toEqual([to('/one'), to('/two')])
    expect(match('/STONES')).toMatchObject(to('/one'))
  })

  test('a query string in the uri must match as it was sent', () => {
    const match = matcher(['?s=what+is+cancer', 'condition/prostate-cancer'], ['Page?Id=1', 'x'])
    expect(match('/?s=what+is+cancer')).toEqual(to('/condition/prostate-cancer'))
    expect(match('/?s=what%20is%20cancer')).toBeUndefined()
    expect(match('/?s=what+is+cancer&utm_source=x')).toBeUndefined()
    expect(match('/')).toBeUndefined()
    expect(match('/page?Id=1')).toMatchObject(to('/x'))
    expect(match('/page?id=1')).toBeUndefined()
  })

  test('further query parameters are passed on to the target', () => {
    const match = matcher(
      ['stones', ' condition/kidney-stones '],
      ['help', 'condition/nocturia?from=print#help'],
      ['partner', 'https://example.org/a'],
      ['home', '__home__'],
    )
    expect(match('/stones?utm_source=x&b=%20c')).toMatchObject(to('/condition/kidney-stones?utm_source=x&b=%20c'))
    expect(match('/Help?utm_source=x')).toMatchObject(to('/condition/nocturia?from=print&utm_source=x#help'))
    expect(match('/partner?utm_source=x')).toMatchObject({
      target: { kind: 'external', href: 'https://example.org/a?utm_source=x' },
    })
    expect(match('/home?utm_source=x')).toMatchObject(to('/?utm_source=x'))
    expect(match('/stones?')).toEqual(to('/condition/kidney-stones'))
  })

  test('with type 410 are gone with any query parameters', () => {
    expect(matcher(['old', '', '410'])('/Old?utm_source=x')).toEqual({ kind: 'gone' })
  })

  test('the parameters of a preview are not passed on, so that its token stays here', () => {
    const match = matcher(['partner', 'https://example.org/'], ['^other(.*)$', 'https://example.org/$1'])
    expect(match('/partner?x-craft-live-preview=1&token=secret')).toBeUndefined()
    expect(JSON.stringify(match('/other?x-craft-live-preview=1&token=secret'))).not.toContain('secret')
  })

  test('a pattern that needs the query string has precedence over a uri without one', () => {
    const match = matcher(['index.php', '/'], ['index.php?id=([0-9]+)', 'news/$1'], ['(.*)', 'updates'])
    expect(match('/index.php?id=3')).toEqual(to('/news/3'))
    expect(match('/index.php?utm_source=x')).toMatchObject(to('/?utm_source=x'))
    expect(match('/index.php')).toEqual(to('/'))
  })

  test('an exact redirect has precedence over a pattern, in any order', () => {
    const match = matcher(['blog/(.*)', 'news'], ['blog/2020/x', 'updates'])
    expect(match('/blog/2020/x')).toEqual(to('/updates'))
    expect(match('/blog/2020/y')).toEqual(to('/news'))
  })

  test('percent-encoded and decoded paths match the same redirect', () => {
    const match = matcher(['étude', 'x'], ['b%C3%BCcher/%D0%BA?q=%20', 'y'], ['100%', 'z'], ['a%28b', 'w'])
    expect(match('/%C3%A9tude')).toEqual(to('/x'))
    expect(match('/b%C3%BCcher/%D0%BA?q=%20')).toMatchObject(to('/y'))
    expect(match('/B%C3%9CCHER/%D0%BA?q=%20')).toMatchObject(to('/y'))
    expect(match('/b%C3%BCcher/%D0%BA?q=+')).toBeUndefined()
    expect(match('/100%25')).toEqual(to('/z'))
    expect(match('/a(b')).toMatchObject(to('/w'))
  })

  test('composed and decomposed letters match the same redirect', () => {
    const match = matcher(['e\u0301tude', 'x'], ['blog/e\u0301te\u0301/([0-9]+)', 'news/$1'])
    for (const path of ['/\u00e9tude', '/e\u0301tude', '/%C3%A9tude', '/e%CC%81tude'])
      expect(match(path)).toMatchObject(to('/x'))
    for (const path of ['/blog/\u00e9t\u00e9/3', '/blog/e\u0301te\u0301/3']) expect(match(path)).toEqual(to('/news/3'))
  })

  test('a redirect that is written in another encoding than requested may match its own target', () => {
    expect(matcher(['%D0%BA', 'к'])('/%D0%BA')).toMatchObject({ isLoose: true })
  })
})

describe('pattern redirects', () => {
  test('capture groups are inserted into the target', () => {
    const match = matcher(['blog/([0-9]{4})/(.*)', 'news/$2'])
    expect(match('/blog/2021/stones-in-summer')).toEqual(to('/news/stones-in-summer'))
    expect(match('/BLOG/2021/x')).toEqual(to('/news/x'))
    expect(match('/blog/21/x')).toBeUndefined()
    expect(match('/old/blog/2021/x')).toBeUndefined()
  })

  test('the first matching pattern wins', () => {
    const match = matcher(['a/(.*)', 'first'], ['a/b(.*)', 'second'])
    expect(match('/a/bc')).toEqual(to('/first'))
  })

  test('a pattern between slashes is used unchanged, with its flags', () => {
    const match = matcher(['/^Old-(\\d+)$/i', 'news/$1'], ['/x.z/', 'y'])
    expect(match('/old-7')).toEqual(to('/news/7'))
    expect(match('/abcxyz')).toBeUndefined()
  })

  test('a question mark outside parentheses is a literal question mark', () => {
    const match = matcher(['page?id=([0-9]+)', 'news/$1'])
    expect(match('/page?id=3')).toEqual(to('/news/3'))
    expect(match('/pagid=3')).toBeUndefined()
  })

  test('an invalid pattern is left out and reported', () => {
    const problems: string[] = []
    const match = compileRedirects([{ uri: 'a(b', to: 'c', type: '301' }], ({ uri }) => problems.push(uri)).decide
    expect(match('/ab')).toBeUndefined()
    expect(problems).toEqual(['a(b'])
  })

  test('a pattern prone to catastrophic backtracking is matched in linear time', () => {
    const match = matcher(['(a+)+$', 'x'])
    expect(match(`/${'a'.repeat(2000)}b`)).toBeUndefined()
    expect(match(`/${'a'.repeat(2000)}`)).toEqual(to('/x'))
  })
})

describe('the query parameters that redirects depend on', () => {
  const parametersOf = (...uris: string[]) =>
    compileRedirects(
      uris.map((uri) => ({ uri, to: 'x', type: '301' })),
      () => {},
    ).parametersAt

  test('are those in the query string of the redirect, at its path', () => {
    const at = parametersOf('?s=what+is+cancer&lang=en', 'étude?ID=1', '(old|new)?page=([0-9]+)', 'print?print', 'x?=1')
    expect(at('/')).toEqual(['s'])
    expect(at('/%C3%A9tude')).toEqual(['id'])
    expect(at('/%C3%89TUDE')).toEqual(['id'])
    expect(at('/New')).toEqual(['page'])
    expect(at('/print')).toEqual(['print'])
    expect(at('/x')).toEqual(['*'])
    expect(at('/about')).toEqual([])
  })

  test('are any (*) if the query is a pattern, or if the path also has a redirect without a query', () => {
    const at = parametersOf('(condition)/kidney-stones\\?.+', 'news(.+)', '/print=1/i?', 'about')
    expect(at('/condition/kidney-stones')).toEqual(['*'])
    expect(at('/condition/other')).toEqual([])
    expect(at('/news')).toEqual(['*'])
    expect(at('/about')).toEqual(['*'])
    expect(parametersOf('/[?&]print$/')('/anything')).toEqual(['*'])
  })

  test('are none at paths that no pattern can match', () => {
    expect(parametersOf('blog/([0-9]{4})/([a-z-]+)', '/^archive\\/(x|y)$/i')('/blog/2020/x')).toEqual(['*'])
    expect(parametersOf('blog/([0-9]{4})/([a-z-]+)', 'events/(.+)')('/condition/x')).toEqual([])
  })

  test('include every parameter that changes a redirect', () => {
    const piece = fc.constantFrom(
      ...String.raw`a b / (.*) (a|b) ([a-z]+) [^/] [?] \? ? + * . \d \W $ ^ | (?:a)? id= & {2} (?i)`.split(' '),
    )
    const pattern = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
    const row = fc.oneof(
      fc.constantFrom('a', 'A/b', 'B?a=1'),
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
      fc.property(row, fc.array(fc.tuple(paths, queries), { minLength: 20, maxLength: 40 }), (uri, requestLines) => {
        const { decide, parametersAt } = compileRedirects([{ uri, to: 'x', type: '301' }], () => {})
        for (const [path, query] of requestLines) {
          const isSame = (decide(path) === undefined) === (decide(`${path}?${query}`) === undefined)
          if (isSame) continue
          redirected++
          // URLSearchParams removes one question mark at the start, as it does for `URL.search`.
          const names = [...new URLSearchParams(`?${query}`).keys()].map((name) => name.toLowerCase())
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

describe('capture groups from the requested URL', () => {
  const problems: string[] = []
  const decide = (uri: string, target: string, path: string) => {
    problems.length = 0
    return compileRedirects([{ uri, to: target, type: '301' }], ({ message }) => problems.push(message)).decide(path)
  }

  test.each([
    ['strip/(.*)', '$1', '/strip/https:%2F%2Fevil.example'],
    ['host(.*)', 'https://example.org$1', '/host.evil.example'],
    ['host(.*)', 'https://example.org$1', '/host@evil.example'],
    ['host(.*)', 'https://example.org$1', '/host:81'],
    ['any/(.*)', 'https://$1/', '/any/evil.example'],
    ['goto/(.*)', '/$1', '/goto/.%2F/evil.example'],
    ['goto/(.*)', '/$1', '/goto/%2Fevil.example'],
    ['goto?u=(.*)', '$1', '/goto?u=https://evil.example'],
  ])('cannot change the scheme or the host of the target: %s to %s at %s', (uri, target, path) => {
    expect(decide(uri, target, path)).toBeUndefined()
    expect(problems).toEqual(['The target is not allowed.'])
  })

  test('are percent-encoded in the path or the query of the target', () => {
    expect(decide('news2/(.*)', 'news/$1', '/news2/a%252fb')).toEqual(to('/news/a%252fb'))
    expect(decide('news2/(.*)', 'news/$1', '/news2/a%3Fb%23c%20d/e')).toEqual(to('/news/a%3Fb%23c%20d/e'))
    expect(decide('find/(.*)', 'search?q=$1', '/find/a&b=c')).toEqual(to('/search?q=a%26b%3Dc'))
    expect(decide('old/(.*)', 'news/$1', '/old/x?y=%20+z')).toEqual(to('/news/x?y=%20+z'))
    expect(decide('out/(.*)', 'https://example.org/$1', '/out/a/b')).toEqual({
      kind: 'redirect',
      status: 301,
      target: { kind: 'external', href: 'https://example.org/a/b' },
    })
  })

  test('that make the target invalid are reported once per redirect', () => {
    const { decide: again } = compileRedirects([{ uri: 'x(.*)', to: '$1', type: '301' }], ({ uri }) =>
      problems.push(uri),
    )
    problems.length = 0
    for (const host of ['a', 'b', 'c']) again(`/xhttps:%2F%2F${host}.example`)
    expect(problems).toEqual(['x(.*)'])
  })
})

test('an invalid redirect is left out and reported, and the others work', () => {
  const problems: string[] = []
  const { decide } = compileRedirects(
    [
      { uri: null, to: '/news', type: '301' },
      { uri: 'x(.*)', to: null, type: '301' },
      null,
      { uri: 'gone', to: null, type: '410' },
      { uri: 'untyped', to: 'news' },
      { uri: 'a'.repeat(3000), to: 'news', type: '301' },
    ],
    ({ uri, message }) => problems.push(`${uri.slice(0, 6)}: ${message}`),
  )
  expect(decide('/xx')).toBeUndefined()
  expect(decide('/gone')).toEqual({ kind: 'gone' })
  expect(decide('/untyped')).toEqual(to('/news', 302))
  expect(problems).toEqual([
    'null: The redirect has no uri.',
    'x(.*): The redirect has no target.',
    'undefi: The redirect has no uri.',
    'aaaaaa: The uri is longer than 2048 characters.',
  ])
})

describe('limits of redirects', () => {
  test.each(['/\\pL{0,1000}\\d/i', '(a?){1000}b', '((a{0,30}){0,30})'])(
    'the pattern %s repeats too much, and is left out and reported',
    (uri) => {
      const problems: string[] = []
      const { decide } = compileRedirects([{ uri, to: 'x', type: '301' }], ({ message }) => problems.push(message))
      expect(decide(`/${'a'.repeat(50)}1`)).toBeUndefined()
      expect(problems).toEqual([expect.stringMatching(/repeats too much/)])
    },
  )

  test('a URL with more than 2,048 characters is matched without its query string', () => {
    const match = matcher(['old/(.*)', 'news'], ['x?(.*)', 'y'])
    expect(match(`/x?${'a'.repeat(2000)}`)).toEqual(to('/y'))
    expect(match(`/x?${'a'.repeat(2100)}`)).toBeUndefined()
    expect(match(`/old/x?${'a'.repeat(2100)}`)).toEqual(to('/news'))
  })

  test('among patterns without a literal the first match wins', () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`(a|b)+(c{${index}})`, `to-${index}`] as const)
    const match = matcher(...rows.map(([uri, target]): [string, string] => [uri, target]), ['(a|b)+(c*)', 'last'])
    expect(match('/abcc')).toEqual(to('/to-2'))
    expect(match(`/ab${'c'.repeat(70)}`)).toEqual(to('/to-70'))
    expect(match(`/ab${'c'.repeat(300)}`)).toEqual(to('/last'))
    expect(match('/abd')).toBeUndefined()
  })
})

describe('redirect types', () => {
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

  test('type 410 responds as gone', () => {
    expect(matcher(['wp-content/uploads/(.*)', '', '410'])('/wp-content/uploads/a.pdf')).toEqual({ kind: 'gone' })
  })
})

describe('redirect targets', () => {
  test('a target with a scheme is external', () => {
    expect(parseRedirectTarget('https://example.org/a b')).toEqual({
      kind: 'external',
      href: 'https://example.org/a%20b',
    })
  })

  test('an internal target is normalized like a URL in a browser', () => {
    expect(parseRedirectTarget(' /news ')).toEqual({ kind: 'internal', path: '/news' })
    expect(parseRedirectTarget('/x/../news/')).toEqual({ kind: 'internal', path: '/news' })
    expect(parseRedirectTarget('condition/e\u0301')).toEqual({ kind: 'internal', path: '/condition/%C3%A9' })
    expect(parseRedirectTarget('100%/x')).toEqual({ kind: 'internal', path: '/100%25/x' })
    expect(parseRedirectTarget('?a=\\')).toEqual({ kind: 'internal', path: '/?a=%5C' })
    expect(parseRedirectTarget('/news#\\b')).toEqual({ kind: 'internal', path: '/news#%5Cb' })
    expect(parseRedirectTarget('news?from=https://x')).toEqual({ kind: 'internal', path: '/news?from=https://x' })
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
    'https://good@evil.example/',
    '/x/..//evil.example',
    '/./\u002fevil.example',
  ])('%s is not allowed', (target) => expect(parseRedirectTarget(target)).toBeUndefined())

  test('any internal target stays on the host', () => {
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

  test('a redirect with a target that is not allowed is reported and does not match', () => {
    const problems: string[] = []
    const match = compileRedirects([{ uri: 'x', to: 'javascript:alert(1)', type: '301' }], ({ message }) =>
      problems.push(message),
    ).decide
    expect(match('/x')).toBeUndefined()
    expect(problems).toEqual(['The target is not allowed.'])
  })
})
