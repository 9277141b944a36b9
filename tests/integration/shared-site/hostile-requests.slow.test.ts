import { expect, inject, test } from 'vitest'
import { askServer } from '../../support/http-front.ts'
import { readPage } from '../../support/read-page.ts'
import { withoutTimes } from '../../support/without-times.ts'

const site = inject('site')
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * The paths of endpoints that refuse a cross-site POST with 403, whatever its fields. Other tests cover the forms whose
 * response to such a POST depends on the fields or has another status, such as those of feedback and of the chatbot.
 */
const postPaths = [
  '/contact',
  '/nl/contact',
  '/api/chat',
  '/api/consent',
  '/api/profile/export',
  '/api/progress',
  '/api/saved-pages',
  ...['callback/credentials', 'signout', 'session'].map((path) => `/api/auth/${path}`),
  ...['register', 'verify-email', 'forgot-password', 'reset-password', 'change-name', 'change-email'].map(
    (path) => `/api/auth/account/${path}`,
  ),
  ...['change-password', 'end-session', 'end-sessions', 'delete'].map((path) => `/api/auth/account/${path}`),
]

/** Headers of requests that do not come from a page of the site. */
const foreignHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: `http://localhost.evil.example:${site.port}` },
  { origin: `http://evil.example:${site.port}` },
  { origin: `http://nl.localhost:${site.port}` },
  { origin: `https://localhost:${site.port}` },
  { origin: 'http://localhost:1' },
  { origin: `http://localhost:${site.port}/` },
  { origin: `http://localhost@evil.example:${site.port}` },
  { origin: `http://localhost:${site.port}`, 'sec-fetch-site': 'cross-site' },
]

test.each(postPaths)('POST %s is refused from pages of other websites', async (path) => {
  for (const headers of foreignHeaders) {
    const { status } = await askServer(site.port, path, {
      method: 'POST',
      headers: { ...form, ...headers },
      body: 'a=b',
    })
    expect([path, headers, status]).toEqual([path, headers, 403])
  }
})

test('a private page at a path that looks like a file is not cacheable', async () => {
  for (const path of ['/profile', '/login', '/api/auth/session', '/api/auth/csrf', '/contact'])
    for (const ending of [
      '.css',
      '/x.css',
      '/x.js',
      ';x.css',
      '%2Fx.css',
      '%3Fx.css',
      '%23x.css',
      '%00.css',
      '/..%2Fx.css',
      '?x.css',
    ]) {
      const { status, headers } = await readPage(site, path + ending)
      const control = headers['cache-control'] ?? ''
      if (status !== 404 && status !== 400)
        expect([path + ending, control]).toEqual([path + ending, expect.stringMatching(/no-store/)])
      expect(control).not.toMatch(/immutable|max-age=[1-9]\d{3}/)
    }
})

test('headers that are not part of the cache key change nothing on a cached page', async () => {
  const { text, status } = await readPage(site, '/about')
  expect(status).toBe(200)
  const unkeyed: readonly Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-port': '1' },
    { 'x-forwarded-prefix': '/evil' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-host': 'evil.example' },
    { 'x-original-url': '/login' },
    { 'x-rewrite-url': '/login' },
    { 'x-http-method-override': 'POST' },
    { 'x-middleware-subrequest': '1' },
    { 'x-tsr-serverfn': 'true' },
    { 'accept-language': 'nl' },
    { cookie: 'lang=nl; auth.session_token=x' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
    { range: 'bytes=0-10' },
  ]
  for (const headers of unkeyed) {
    const own = await readPage(site, '/about', { headers })
    expect([headers, own.status, withoutTimes(own.text) === withoutTimes(text)]).toEqual([headers, 200, true])
  }
  // The result is also the same if the page is rendered for the first time by such a request.
  const first = await readPage(site, '/privacy', {
    headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  })
  expect(first.text).not.toContain('evil.example')
  expect(withoutTimes((await readPage(site, '/privacy')).text)).toBe(withoutTimes(first.text))
})

test('a hostile question or search is answered within seconds', async () => {
  for (const part of [
    'a',
    ' ',
    'a ',
    '9',
    '38,5 ',
    '"',
    '(',
    '\u0300',
    'ﷺ',
    '😀',
    'no not never ',
    'blood in urine ',
    '-',
    '.,',
    "n't ",
  ]) {
    const started = performance.now()
    const text = part.repeat(500)
    const search = await readPage(site, `/search?q=${encodeURIComponent(text.slice(0, 120))}`)
    expect([part, search.status]).toEqual([part, 200])
    const chat = await askServer(site.port, '/chat/guide', {
      method: 'POST',
      headers: { ...form, 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/131.0.0.0' },
      body: new URLSearchParams({ question: text.slice(0, 500) }).toString(),
    })
    expect([part, [200, 429].includes(chat.status)]).toEqual([part, true])
    expect(performance.now() - started).toBeLessThan(5000)
  }
})

test('parameters and fields with the names of prototypes change nothing', async () => {
  const before = withoutTimes((await readPage(site, '/news')).text)
  const names = [
    '__proto__[polluted]',
    '__proto__.polluted',
    'constructor[prototype][polluted]',
    '__proto__',
    'constructor',
    'toString',
  ]
  for (const name of names) {
    const query = new URLSearchParams({ [name]: 'polluted' }).toString()
    for (const path of ['/search', '/news', '/login', '/contact', '/education-events/events'])
      expect([path, query, (await readPage(site, `${path}?${query}`)).status]).toEqual([path, query, 200])
    const { status } = await askServer(site.port, '/contact', {
      method: 'POST',
      headers: { ...form, 'sec-fetch-site': 'same-origin' },
      body: query,
    })
    expect([name, status]).toEqual([name, 422])
  }
  expect(withoutTimes((await readPage(site, '/news')).text)).toBe(before)
})
