import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageNames } from '#i18n/language-names.ts'
import { createSiteAddresses, SiteHostsError } from './resolve-site.ts'
import { siteHandles, sites } from './sites.ts'

const addresses = createSiteAddresses({ publicOrigin: 'https://example.org', siteHosts: [] })
const siteOf = (host: string, path: string) => {
  const answer = addresses.resolve(host, path)
  return answer.kind === 'site' ? [answer.site.handle, answer.prefix, answer.path] : answer
}
const redirect = (location: string) => ({ kind: 'redirect', location })

describe('resolving a host', () => {
  test('localhost, 127.0.0.1 and the public origin, with any port, are the English site', () => {
    for (const host of [
      'localhost',
      'localhost:3000',
      '127.0.0.1',
      '127.0.0.1:9',
      '[::1]:3000',
      'example.org',
      'LOCALHOST:3000',
    ]) {
      expect(siteOf(host, '/')).toEqual(['en', '', '/'])
    }
  })

  test('each site handle is a subdomain of localhost', () => {
    for (const handle of siteHandles) expect(siteOf(`${handle}.localhost:3000`, '/')).toEqual([handle, '', '/'])
  })

  test('a host of no site is an unknown host', () => {
    for (const host of [
      '',
      'evil.example',
      'xx.localhost',
      'localhost.evil.example',
      'nl.localhost.evil.example',
      'example.org.',
    ]) {
      expect(siteOf(host, '/')).toEqual({ kind: 'unknown-host' })
    }
  })

  test('SITE_HOSTS adds hosts, with or without a port', () => {
    const own = createSiteAddresses({
      publicOrigin: 'https://example.org',
      siteHosts: [
        { host: 'urologie.example', handle: 'nl' },
        { host: 'de.example:8443', handle: 'de' },
        { host: 'www.urologie.example', handle: 'nl' },
      ],
    })
    expect(own.resolve('urologie.example:443', '/x')).toMatchObject({
      kind: 'site',
      site: { handle: 'nl' },
      prefix: '',
      path: '/x',
    })
    expect(own.resolve('de.example:8443', '/')).toMatchObject({ kind: 'site', site: { handle: 'de' } })
    expect(own.resolve('de.example', '/')).toEqual({ kind: 'unknown-host' })
    expect(own.publicBases['nl']).toBe('https://urologie.example')
    expect(own.publicBases['fr']).toBe('https://example.org/fr')
    expect(own.publicBases['en']).toBe('https://example.org')
  })

  test('the public URL of every site includes the base path', () => {
    const siteHosts = [{ host: 'nl.example', handle: 'nl' }]
    const based = createSiteAddresses({ publicOrigin: 'https://example.org', siteHosts, basePath: '/base/' })
    expect(based.publicBases['en']).toBe('https://example.org/base')
    expect(based.publicBases['fr']).toBe('https://example.org/base/fr')
    expect(based.publicBases['nl']).toBe('https://nl.example/base')
  })

  test('a SITE_HOSTS entry with an unknown site is an error that names it', () => {
    expect(() =>
      createSiteAddresses({ publicOrigin: 'https://example.org', siteHosts: [{ host: 'a.example', handle: 'xx' }] }),
    ).toThrow(new SiteHostsError(`SITE_HOSTS: "a.example=xx" names no site. Sites are: ${siteHandles.join(', ')}.`))
  })
})

describe('resolving a prefix', () => {
  test('a site handle as first path segment is that site, on every host', () => {
    expect(siteOf('localhost', '/nl/')).toEqual(['nl', '/nl', '/'])
    expect(siteOf('localhost', '/nl/condition/nierstenen')).toEqual(['nl', '/nl', '/condition/nierstenen'])
    expect(siteOf('de.localhost', '/nl/contact?a=b')).toEqual(['nl', '/nl', '/contact'])
    expect(siteOf('de.localhost', '/en/')).toEqual(['en', '/en', '/'])
  })

  test('the prefix of the host’s own site is redirected to the path without it', () => {
    expect(siteOf('nl.localhost', '/nl/contact?q=1')).toEqual(redirect('/contact?q=1'))
    expect(siteOf('nl.localhost', '/nl/')).toEqual(redirect('/'))
    expect(siteOf('localhost', '/en/contact')).toEqual(redirect('/contact'))
  })

  test('a first path segment that is not a site handle is part of the path', () => {
    for (const path of ['/nederlands/x', '/NL/x', '/xx/y', '/cs/', '/en-US/x']) {
      const [handle] = [siteOf('localhost', path.replace(/\/$/, ''))].flat()
      expect(handle).toBe('en')
    }
  })
})

describe('the canonical form of a URL', () => {
  test.each([
    ['/nl', '/nl/'],
    ['/nl/contact/', '/nl/contact'],
    ['/contact/', '/contact'],
    ['/contact//', '/contact'],
    ['//contact', '/contact'],
    ['//evil.example/', '/evil.example'],
    ['/a//b', '/a/b'],
    ['/contact/?a=1', '/contact?a=1'],
    ['/contact?', '/contact'],
    ['/%63ontact', '/contact'],
    ['/condition/%e8%82%be', '/condition/%E8%82%BE'],
    ['/condition/肾', '/condition/%E8%82%BE'],
    ['/e\u0301tude', '/%C3%A9tude'],
    ['/e%CC%81tude', '/%C3%A9tude'],
    ['/search?q=e%CC%81', '/search?q=%C3%A9'],
  ])('%s is redirected to %s', (from, to) => {
    expect(siteOf('localhost', from)).toEqual(redirect(to))
    expect(siteOf('localhost', to)).toBeInstanceOf(Array)
  })

  test('a query string is otherwise left unchanged', () => {
    for (const query of ['?s=what+is+cancer', '?a=%2F%3f&b', '?x=%E8%82%BE', '?bad=%zz']) {
      expect(siteOf('localhost', `/${query}`)).toEqual(['en', '', '/'])
    }
  })

  test('a path with invalid percent-encoding is malformed', () => {
    expect(siteOf('localhost', '/%zz')).toEqual({ kind: 'malformed' })
    expect(siteOf('localhost', '/%ff')).toEqual({ kind: 'malformed' })
  })

  test('any URL reaches its canonical form with one redirect that stays on the host', () => {
    const segment = fc.oneof(
      fc.string(),
      fc.constantFrom('nl', 'en', '', '..', '%2F', '%00', 'e\u0301', '%'),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('localhost', 'nl.localhost', 'ar.localhost:3000'),
        fc.array(segment),
        (host, segments) => {
          const { pathname, search } = new URL(`http://localhost/${segments.join('/')}`)
          const first = addresses.resolve(host, pathname + search)
          if (first.kind !== 'redirect') return
          expect(first.location).toMatch(/^\/(?![/\\])/)
          expect(new URL(first.location, 'http://localhost').host).toBe('localhost')
          expect(addresses.resolve(host, first.location).kind).toBe('site')
        },
      ),
      { numRuns: 500 },
    )
  })
})

test('all 22 sites have their specified language tag, and only Arabic is right-to-left', () => {
  expect(Object.fromEntries(siteHandles.map((handle) => [handle, sites[handle].locale]))).toEqual({
    en: 'en-US',
    nl: 'nl-NL',
    es: 'es-ES',
    de: 'de-DE',
    fr: 'fr-FR',
    ar: 'ar',
    el: 'el-GR',
    pt: 'pt-PT',
    sl: 'sl-SI',
    tr: 'tr-TR',
    cn: 'zh-CN',
    it: 'it-IT',
    lv: 'lv-LV',
    fi: 'fi-FI',
    cz: 'cs-CZ',
    sk: 'sk-SK',
    pl: 'pl-PL',
    hr: 'hr-HR',
    bg: 'bg-BG',
    al: 'sq-AL',
    hu: 'hu-HU',
    ee: 'et-EE',
  })
  expect(siteHandles.filter((handle) => sites[handle].rtl)).toEqual(['ar'])
  for (const handle of siteHandles) {
    expect(Intl.getCanonicalLocales(sites[handle].locale)).toEqual([sites[handle].locale])
    expect(sites[handle].languageLabel).toBe(languageNames[sites[handle].locale])
  }
})
