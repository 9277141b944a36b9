import Parser from 'rss-parser'
import { expect, inject, test } from 'vitest'
import { expectKnowledgeResponse } from '../../support/expect-knowledge-response.ts'
import { askServer } from '../../support/http-front.ts'
import { readPage } from '../../support/read-page.ts'

const site = inject('site')
const { publicOrigin } = site

const icd10 = '2.16.840.1.113883.6.3'
const query = (parameters: Record<string, string>) => `/infobutton?${new URLSearchParams(parameters)}`
const ask = (code: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  askServer(site.port, query({ 'mainSearchCriteria.v.cs': icd10, 'mainSearchCriteria.v.c': code, ...more }), {
    headers,
  })
const language = (tag: string) => ({ 'informationRecipient.languageCode.c': tag })

test('a code is answered with the page in the language of the request, as an Atom feed', async () => {
  const { status, headers, text } = await ask('N20.0', language('nl'))
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  expect(String(headers['surrogate-key']).split(' ')).toContain('condition/nierstenen')
  await expectKnowledgeResponse(text)
  const feed = await new Parser().parseString(text)
  expect(feed.items).toEqual([
    expect.objectContaining({ title: 'Nierstenen', link: `${publicOrigin}/nl/condition/nierstenen` }),
  ])
  expect((await readPage(site, '/nl/condition/nierstenen')).status).toBe(200)
})

test('the same answer is JSON on request, and is fetched again only when it has changed', async () => {
  const json = { knowledgeResponseType: 'application/json' }
  const { headers, text } = await ask('N20', json)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(text)).toMatchObject({ feed: { lang: 'en-US', entry: [{ title: { _value: 'Kidney stones' } }] } })
  const again = await ask('N20', json, { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.headers['access-control-allow-origin']).toBe('*')
})

test('a response has the media type that was asked for, and is the same under both types of XML', async () => {
  const { headers, text } = await ask('N20', { knowledgeResponseType: 'text/xml' })
  expect(headers['content-type']).toBe('text/xml; charset=utf-8')
  expect(headers.etag).toBeDefined()
  const atom = await ask('N20', { knowledgeResponseType: 'application/atom+xml' })
  expect(text.replaceAll('text%2Fxml', 'application%2Fatom%2Bxml')).toBe(atom.text)
})

test('nothing about the patient is repeated, and markup in the name of a code stays text', async () => {
  const patient = { 'age.v.v': '71', 'patientPerson.administrativeGenderCode.c': 'F' }
  const { text } = await ask('N20', { ...patient, 'mainSearchCriteria.v.dn': '"><script>&\u0000\r\nX: y' })
  expect(text).not.toMatch(/age\.v\.v|administrativeGenderCode|<script/)
  await expectKnowledgeResponse(text)
  const { headers } = await ask('N20', { 'mainSearchCriteria.v.dn': '\r\nx-injected: 1' })
  expect(headers['x-injected']).toBeUndefined()
})

test('a page that is not translated is English, and labeled so', async () => {
  const { text } = await ask('N48.6', { ...language('fi'), knowledgeResponseType: 'application/json' })
  const { feed } = JSON.parse(text) as {
    feed: { lang: string; entry: { lang: string; summary: { _value: string } }[] }
  }
  expect(feed.lang).toBe('fi-FI')
  expect(feed.entry).toHaveLength(1)
  expect(feed.entry[0]?.lang).toBe('en-US')
  expect(feed.entry[0]?.summary._value).toContain('<p lang="fi-FI">')
})

test('a language without a site is answered in English, and a code without a page with an empty feed', async () => {
  expect((await ask('N20', language('ja'))).text).toContain('xml:lang="en-US"')
  const { status, text } = await ask('A00')
  expect(status).toBe(200)
  expect((await new Parser().parseString(text)).items).toEqual([])
})

test('a request that is not valid is refused with its problems', async () => {
  const { status, headers, text } = await askServer(site.port, '/infobutton')
  expect(status).toBe(400)
  expect(text).toContain('mainSearchCriteria.v.c is missing.')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['access-control-allow-origin']).toBe('*')
})

test('a request for text/html is redirected to the page about the code', async () => {
  const { status, headers } = await ask('N20', { ...language('de'), knowledgeResponseType: 'text/html' })
  expect(status).toBe(302)
  expect(headers.location).toBe(`${publicOrigin}/de/code/icd-10/N20`)
})

test('a link with a code redirects to the page about it, lists several pages, and is not found without one', async () => {
  const one = await readPage(site, '/nl/code/icd-10/N20.0')
  expect([one.status, one.headers.location]).toEqual([302, '/nl/condition/nierstenen'])
  const several = await readPage(site, '/code/icd-10/N23')
  expect(several.status).toBe(200)
  expect(several.document.meta('robots')).toBe('noindex, follow')
  expect(several.text).toContain('/all-treatments/waiting-and-pain-relief')
  for (const path of ['/code/icd-10/A00', '/code/icd-10/x', '/code/icd-9/592.0', '/hr/code/icd-10/N23'])
    expect([path, (await readPage(site, path)).status]).toEqual([path, 404])
})

test('a list has one URL: a code that is written in another way, or is narrower, redirects to it', async () => {
  for (const code of ['n23', 'N23.1', 'N%2023']) {
    const { status, headers } = await readPage(site, `/code/icd-10/${code}`)
    expect([code, status, headers.location]).toEqual([code, 302, '/code/icd-10/N23'])
  }
  const elsewhere = await readPage(site, '/code/icd-10/N20.0%2F..%2F%2F%2Fevil.example')
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([404, undefined])
})

test('a site without the flag does not respond to clinical systems', async () => {
  const path = `/hr${query({ 'mainSearchCriteria.v.cs': icd10, 'mainSearchCriteria.v.c': 'N20' })}`
  expect((await askServer(site.port, path)).status).toBe(404)
})
