import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { readCatalogue } from '../../support/catalogue.ts'
import { expectSecurityHeaders } from '../../support/expect-security-headers.ts'
import { askServer } from '../../support/http-front.ts'
import { chrome, readPage, valueOf, type ReadPage } from '../../support/read-page.ts'
import { type RunningSite, startSite } from '../../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

// These tests run the built site. `npm run test:all` builds it if necessary; before running this file alone, run
// `npm run build`.

const site = inject('site')
const { publicOrigin } = site

const visit = (path: string, host?: string) => readPage(site, path, host === undefined ? {} : { headers: { host } })
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')
const prefixOf = (handle: SiteHandle) => (handle === 'en' ? '' : `/${handle}`)

const arabicStones = encoded('/condition/حصى-الكلى')

describe('a site', () => {
  test.each([
    ['/favicon.ico', 'localhost'],
    ['/favicon.ico', 'nl.localhost:3000'],
    ['/nl/favicon.ico', 'localhost'],
  ])('answers %s on %s with its icon', async (path, host) => {
    const { status, headers, text } = await visit(path, host)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(text).toContain('PNG')
  })

  test('is the same on its own host and under its prefix', async () => {
    for (const page of [await visit('/', 'nl.localhost:3000'), await visit('/nl/'), await visit('/nl/', '127.0.0.1')]) {
      expect(page.status).toBe(200)
      expect(page.document.attribute('html', 'lang')).toBe('nl-NL')
      expect(page.document.attribute('html', 'dir')).toBe('ltr')
      expect(page.document.meta('og:site_name')).toBe(sites.nl.name)
      expect(page.document.canonical).toBe(`${publicOrigin}/nl/`)
    }
  })

  test('links to its own pages with or without the prefix, as it was visited', async () => {
    const linked = ({ document }: ReadPage) =>
      document.all((element) => element.tagName === 'a').map((element) => valueOf(element, 'href'))
    expect(linked(await visit('/', 'nl.localhost:3000'))).toContain('/all-conditions')
    expect(linked(await visit('/nl/'))).toContain('/nl/all-conditions')
  })

  test('in Arabic has dir="rtl"', async () => {
    for (const page of [await visit('/ar/'), await visit('/', 'ar.localhost')]) {
      expect(page.document.attribute('html', 'lang')).toBe('ar')
      expect(page.document.attribute('html', 'dir')).toBe('rtl')
    }
  })

  test('is chosen by the prefix before the host', async () => {
    const page = await visit('/ar/', 'nl.localhost')
    expect([page.status, page.document.attribute('html', 'lang')]).toEqual([200, 'ar'])
  })

  test('is not chosen by an unknown first path segment, which is a 404', async () => {
    for (const path of ['/xx/', '/cs', '/NL/condition/nierstenen', '/zh-CN']) {
      const page = await visit(path === '/xx/' ? '/xx' : path)
      expect([path, page.status, page.document.attribute('html', 'lang')]).toEqual([path, 404, 'en-US'])
    }
  })

  test('is a 421 for an unknown host', async () => {
    for (const host of ['unknown.test', 'xx.localhost', 'localhost.unknown.test', '10.0.0.1:3000']) {
      for (const path of [
        '/',
        '/nl/',
        '/condition/kidney-stones',
        '/nowhere',
        '/_serverFn/page',
        '/site.webmanifest',
      ]) {
        const answer = await visit(path, host)
        expect([host, path, answer.status]).toEqual([host, path, 421])
        expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.text.length).toBeLessThan(200)
        expectSecurityHeaders(answer.headers)
      }
    }
  })
})

describe('URL normalization', () => {
  const nfd = 'cafe\u0301'
  const nfc = 'caf\u00e9'
  test.each([
    // These URLs have too many slashes or too few, or an empty query.
    ['/nl', '/nl/'],
    ['/nl//', '/nl/'],
    ['/about/', '/about'],
    ['/condition/kidney-stones/', '/condition/kidney-stones'],
    ['//condition///kidney-stones', '/condition/kidney-stones'],
    ['/about/?x=1', '/about?x=1'],
    ['/about?', '/about'],
    ['/nl/?', '/nl/'],
    // These URLs have the prefix of the host's own site, once or repeatedly.
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/about', '/about'],
    ['/en/en/about?x=1', '/about?x=1'],
    ['/en/nl', '/nl/'],
    // These URLs, except for the last one, are not percent-encoded canonically.
    ['/%61bout', '/about'],
    ['/condition/kidney%2Dstones', '/condition/kidney-stones'],
    [`/ar${arabicStones.toLowerCase()}`, `/ar${arabicStones}`],
    ['/%6El/', '/nl/'],
    ['/a+b(c)', '/a+b(c)'],
    // These paths and queries are not in NFC.
    [`/${encoded(nfd)}`, `/${encoded(nfc)}`],
    [`/nl/${encoded(nfd)}/`, `/nl/${encoded(nfc)}`],
    [`/search?q=${encoded(nfd)}`, `/search?q=${encoded(nfc)}`],
    [`/${encoded(nfd)}?a=b%20c&q=${encoded(nfd)}`, `/${encoded(nfc)}?a=b%20c&q=${encoded(nfc)}`],
  ])('redirects %s to %s in one step', async (path, location) => {
    const answer = await visit(path)
    if (path === location) return expect(answer.status).toBe(404)
    expect([answer.status, answer.headers.location]).toEqual([301, location])
    expectSecurityHeaders(answer.headers)
    // The target is not redirected again.
    expect((await visit(location)).status).not.toBe(301)
  })

  test.each([
    ['nl.localhost', '/nl/', '/'],
    ['nl.localhost', '/nl', '/'],
    ['nl.localhost:3000', '/nl/condition/nierstenen', '/condition/nierstenen'],
    ['nl.localhost', '/de', '/de/'],
    ['127.0.0.1', '/en/about', '/about'],
  ])('on the host %s redirects %s to %s', async (host, path, location) => {
    const answer = await visit(path, host)
    expect([answer.status, answer.headers.location]).toEqual([301, location])
  })

  test('refuses invalid percent-encoding with 400', async () => {
    for (const path of ['/%E0%A4%A', '/%', '/nl/%ff']) {
      const answer = await visit(path)
      expect([path, answer.status]).toEqual([path, 400])
      expect(answer.text.length).toBeLessThan(200)
      expectSecurityHeaders(answer.headers)
    }
  })

  test('refuses a path over 2,048 characters with 414', async () => {
    expect((await visit(`/${'a'.repeat(2047)}`)).status).toBe(404)
    const answer = await visit(`/${'a'.repeat(2048)}`)
    expect([answer.status, answer.headers['content-type']]).toEqual([414, 'text/plain; charset=utf-8'])
    expectSecurityHeaders(answer.headers)
    // The limit does not apply to the query.
    expect((await visit(`/about?x=${'a'.repeat(3000)}`)).status).toBe(200)
  })
})

describe('the canonical URL of a page', () => {
  test('does not depend on the host of the request', async () => {
    for (const host of ['localhost:9', '127.0.0.1', 'en.localhost', 'patients.example.org', 'nl.localhost']) {
      const prefix = host.startsWith('nl.') ? '/nl' : ''
      for (const path of [
        '/all-treatments',
        '/updates/psa-wording',
        '/condition/penile-cancer',
        '/search',
        '/contact',
      ]) {
        const { document, status } = await visit(path, host)
        const untranslated = prefix !== '' && /psa|penile/.test(path)
        expect([host, path, status]).toEqual([host, path, 200])
        expect([host, path, document.canonical]).toEqual([
          host,
          path,
          publicOrigin + (untranslated ? '' : prefix) + path,
        ])
        expect(document.meta('og:url')).toBe(document.canonical)
        for (const { href } of document.links('alternate')) expect(new URL(href).origin).toBe(publicOrigin)
      }
    }
  })

  test('is that of the entry when the page has several paths', async () => {
    for (const path of ['/condition/kidney-stones', '/all-conditions/kidney-stones']) {
      expect((await visit(path)).document.canonical).toBe(`${publicOrigin}/condition/kidney-stones`)
    }
  })

  test('has no unknown query parameters', async () => {
    const { document } = await visit('/about?utm_source=mail')
    expect(document.canonical).toBe(`${publicOrigin}/about`)
  })
})

describe('unknown paths, icons and bots', () => {
  const missing = [
    '/nowhere',
    '/nowhere/at/all',
    '/condition/unknown',
    '/condition/kidney-stones/unknown',
    '/all-conditions/unknown',
    '/all-situations/unknown',
    '/all-treatments/unknown',
    '/nl/condition/onbekend',
    '/ar/all-treatments/unknown',
    // These entries exist, but they are not of the kind that the route shows.
    '/all-conditions/ureteroscopy',
    '/all-treatments/kidney-stones',
  ]

  test.each(missing)('%s is the not-found page with links to search, home and contact', async (path) => {
    const handle = /^\/(nl|ar)\//.exec(path)?.[1] === 'nl' ? 'nl' : path.startsWith('/ar/') ? 'ar' : 'en'
    const page = await visit(path)
    expect(page.status).toBe(404)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.document.attribute('html', 'lang')).toBe(sites[handle].locale)
    expect(page.document.meta('robots')).toBe('noindex')
    expect(page.document.words('title')).toContain(page.document.words('h1'))
    const words = readCatalogue(sites[handle].locale)
    for (const source of ['Search through our website', 'Go back to the homepage', 'Find help on the contact page']) {
      expect(page.document.isTextInside(words.get(source) ?? '?', ({ tagName }) => tagName === 'main')).toBe(true)
    }
    expectSecurityHeaders(page.headers)
  })

  test.each(missing.slice(0, 4))('%s is a plain-text 404 for bots and programs', async (path) => {
    for (const agent of [
      'Googlebot/2.1',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.5.0',
    ]) {
      const answer = await askServer(site.port, path, { headers: { 'user-agent': agent } })
      expect([agent, answer.status, answer.headers['content-type']]).toEqual([agent, 404, 'text/plain; charset=utf-8'])
      expect(answer.text).toBe('Not found\n')
      expectSecurityHeaders(answer.headers)
    }
  })

  test.each(['/api/nothing', '/api/content/purge', '/nl/api/content/purge', '/media/nothing.svg'])(
    'the technical path %s is a 404 without HTML',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).not.toContain('html')
      expectSecurityHeaders(answer.headers)
    },
  )

  test('an icon is cached for a year with its version, and for five minutes without it', async () => {
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec((await askServer(site.port, '/')).text) ?? []
    const [bare = ''] = icon.split('?')
    const answer = await askServer(site.port, icon)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    for (const path of [bare, `${bare}?v=old`])
      expect((await askServer(site.port, path)).headers['cache-control']).toBe('public, max-age=300')
    for (const etag of [answer.headers.etag ?? '', `W/${answer.headers.etag}`])
      expect((await askServer(site.port, bare, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('an unknown path is an HTML page for a client without a User-Agent', async () => {
    const answer = await askServer(site.port, '/nowhere')
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  test('an existing page is the same for bots and visitors', async () => {
    const robot = await askServer(site.port, '/about', { headers: { 'user-agent': 'Googlebot/2.1' } })
    const visitor = await visit('/about')
    expect(robot.text).toBe(visitor.text)
  })
})

describe('redirects of the content server', () => {
  test.each([
    // These redirects match one path exactly.
    ['/kidney-cancer', 301, '/condition/kidney-cancer'],
    ['/kidney-stones', 301, '/condition/kidney-stones'],
    ['/treatments/eswl', 301, '/all-treatments/shock-wave-lithotripsy'],
    ['/downloads/bladder-diary.pdf', 301, '/bladder-diary'],
    ['/emergency', 302, '/when-to-get-help-now'],
    ['/feedback-form', 308, '/contact'],
    ['/nl/feedback-form', 308, '/nl/contact'],
    // This redirect leads to another host.
    ['/partners/patient-groups', 302, 'https://example.org/patient-groups'],
    ['/ar/partners/patient-groups', 302, 'https://example.org/patient-groups'],
    // These redirects are patterns.
    ['/blog/2021/awareness-week-2026', 301, '/news/awareness-week-2026'],
    ['/BLOG/2021/x', 301, '/news/x'],
    ['/archive/guideline/urolithiasis-2022', 301, '/guidelines/archive/urolithiasis-2022'],
    ['/archive/Guidelines/urolithiasis-2022', 301, '/guidelines/archive/urolithiasis-2022'],
    ['/conditions/kidney-stones', 301, '/condition/kidney-stones'],
    ['/nl/conditions/nierstenen', 301, '/nl/condition/nierstenen'],
    [`/ar${arabicStones.replace('condition', 'conditions')}`, 301, `/ar${arabicStones}`],
    ['/patient-leaflets/bladder-cancer.pdf', 302, '/condition/bladder-cancer'],
    // An exact redirect takes precedence over a matching pattern.
    ['/treatments/turp', 301, '/all-treatments/transurethral-resection-of-the-prostate'],
    ['/treatments/anything-else', 301, '/all-treatments/anything-else'],
  ])('%s is a %i redirect to %s', async (path, status, location) => {
    for (const agent of [chrome, 'Googlebot/2.1']) {
      const answer = await readPage(site, path, { headers: { 'user-agent': agent } })
      expect([answer.status, answer.headers.location]).toEqual([status, location])
      expectSecurityHeaders(answer.headers)
    }
  })

  test('apply to their own site only', async () => {
    for (const path of ['/nl/kidney-cancer', '/ar/emergency', '/blog/21/x']) {
      expect([path, (await visit(path)).status]).toEqual([path, 404])
    }
  })

  test('match the query, even when the page without the query is cached', async () => {
    for (let time = 0; time < 2; time++) {
      expect((await visit('/')).status).toBe(200)
      const answer = await visit('/?s=what+is+cancer')
      expect([answer.status, answer.headers.location]).toEqual([301, '/condition/prostate-cancer'])
      expect((await visit('/?s=something+else')).status).toBe(200)
      expect((await visit('/nl/?s=what+is+cancer')).status).toBe(200)
      expect((await visit('/?utm_source=mail')).status).toBe(200)
    }
  })

  test('of the type gone are a 410 page for visitors and plain text for bots', async () => {
    const page = await visit('/wp-content/uploads/2019/leaflet.pdf')
    expect([page.status, page.document.all('h1').length, page.headers['cache-control']]).toEqual([410, 1, 'no-store'])
    expectSecurityHeaders(page.headers)
    const answer = await askServer(site.port, '/wp-content/uploads/2019/leaflet.pdf', {
      headers: { 'user-agent': 'Googlebot/2.1' },
    })
    expect([answer.status, answer.headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8'])
  })
})

describe('data about the site on each page', () => {
  test.each(['en', 'nl', 'ar', 'cz'] as const)(
    'the page configuration of the site %s has the build, the site and the settings',
    async (handle) => {
      const { document } = await visit(`${prefixOf(handle)}/all-conditions`)
      expect(document.all((element) => valueOf(element, 'id') === 'page-config')).toHaveLength(1)
      const config = document.data('page-config')
      expect(config).toMatchObject({
        basePath: '',
        buildId: expect.stringMatching(/^[\w-]+$/),
        site: handle,
        prefix: prefixOf(handle),
        reporting: false,
        gtmId: null,
      })
      const latest = await askServer(site.port, '/builds/latest.json')
      expect(JSON.parse(latest.text)).toMatchObject({ id: (config as { buildId: string }).buildId })
    },
  )

  test('the page configuration is the same on an existing and on a missing page', async () => {
    const frames = await Promise.all(
      ['/nl/all-conditions', '/nl/nowhere'].map(async (path) => {
        const { document } = (await visit(path)).document.data('page-config') as { document: object }
        return document
      }),
    )
    expect(frames[0]).toMatchObject({
      site: { handle: 'nl' },
      primarySite: 'en',
      frame: { disabledSites: [] },
    })
    expect(frames[1]).toEqual(frames[0])
  })

  test.each(['en', 'nl', 'ar', 'cn', 'al'] as const)(
    'the web app manifest and the icons of the site %s exist and match the page',
    async (handle) => {
      const { document } = await visit(`${prefixOf(handle)}/`)
      const [address] = document.links('manifest')
      expect(address?.href).toBe(`${prefixOf(handle)}/site.webmanifest`)
      const answer = await visit(address?.href ?? '')
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/manifest+json'])
      const manifest = JSON.parse(answer.text) as { icons: { src: string; sizes: string }[] }
      expect(manifest).toMatchObject({
        id: `${prefixOf(handle)}/`,
        name: document.meta('og:site_name'),
        lang: sites[handle].locale,
        dir: handle === 'ar' ? 'rtl' : 'ltr',
        start_url: `${prefixOf(handle)}/`,
        scope: `${prefixOf(handle)}/`,
        theme_color: document.meta('theme-color'),
        icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
      })
      const icons = [...document.links('icon'), ...document.links('apple-touch-icon')].map(({ href }) => href)
      expect(icons).toHaveLength(2)
      for (const icon of [...icons, ...manifest.icons.map(({ src }) => src)]) {
        const picture = await askServer(site.port, icon)
        expect([icon, picture.status, picture.headers['content-type']]).toEqual([icon, 200, 'image/png'])
        expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
        expectSecurityHeaders(picture.headers)
      }
    },
  )

  test('sites have their own theme and icons', async () => {
    const looks = await Promise.all(
      (['en', 'nl', 'ar'] as const).map(async (handle) => {
        const { document } = await visit(`${prefixOf(handle)}/`)
        const theme = document.words((element) => element.properties['dataTheme'] !== undefined)
        return [theme, document.links('icon')[0]?.href]
      }),
    )
    expect(new Set(looks.map(([style]) => style)).size).toBe(3)
    expect(new Set(looks.map(([, icon]) => icon)).size).toBeGreaterThan(1)
  })
})

describe('public host names', () => {
  let own: RunningSite
  beforeAll(async () => {
    own = await startSite({
      PUBLIC_ORIGIN: publicOrigin,
      SITE_HOSTS: 'urologie.example.nl=nl,nl.example.org=nl,www.example.org=en,ar.example.org:8443=ar',
    })
  })
  afterAll(() => own.stop('SIGKILL'))
  const visitOwn = (path: string, host: string) => readPage(own, path, { headers: { host } })

  test('the first host of a site is the base of its canonical and alternate links', async () => {
    const translations = {
      'x-default': 'https://www.example.org/all-conditions',
      'en-US': 'https://www.example.org/all-conditions',
      'nl-NL': 'https://urologie.example.nl/all-conditions',
      ar: 'https://ar.example.org:8443/all-conditions',
      'de-DE': 'https://www.example.org/de/all-conditions',
    }
    for (const [host, path, canonical] of [
      ['urologie.example.nl', '/all-conditions', translations['nl-NL']],
      ['nl.example.org', '/all-conditions', translations['nl-NL']],
      ['www.example.org', '/nl/all-conditions', translations['nl-NL']],
      ['localhost', '/nl/all-conditions', translations['nl-NL']],
      ['www.example.org', '/all-conditions', translations['en-US']],
      ['patients.example.org', '/all-conditions', translations['en-US']],
      ['ar.example.org:8443', '/all-conditions', translations.ar],
      ['urologie.example.nl', '/de/all-conditions', translations['de-DE']],
    ] as const) {
      const { status, document } = await visitOwn(path, host)
      expect([host, path, status, document.canonical]).toEqual([host, path, 200, canonical])
      expect(document.translations).toMatchObject(translations)
    }
  })

  test('a host serves the site it is assigned to, and an unknown host is a 421', async () => {
    const page = await visitOwn('/', 'urologie.example.nl')
    expect(page.document.attribute('html', 'lang')).toBe('nl-NL')
    expect((await visitOwn('/nl/about', 'urologie.example.nl')).headers.location).toBe('/about')
    expect((await visitOwn('/', 'other.example.nl')).status).toBe(421)
  })
})
