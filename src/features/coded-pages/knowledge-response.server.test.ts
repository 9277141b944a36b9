import Parser from 'rss-parser'
import { expect, test } from 'vitest'
import { siteHandles } from '#sites/site-languages.ts'
import { sites } from '#sites/sites.ts'
import { expectKnowledgeResponse } from '../../../tests/support/expect-knowledge-response.ts'
import type { CodedPage } from './find-coded-pages.server.ts'
import { knowledgeResponse } from './knowledge-response.server.ts'
import { knowledgeXml } from './knowledge-xml.server.ts'
import type { KnowledgeRequest } from './parse-knowledge-request.server.ts'

const request: KnowledgeRequest = {
  code: { system: 'icd-10-cm', code: 'N20.0' },
  displayName: 'Kidney <stone> & "co"',
  language: new Intl.Locale('ar'),
  format: 'application/atom+xml',
}
const page: CodedPage = {
  uri: 'condition/kidney-stones',
  link: { kind: 'internal', path: '/condition/kidney-stones', label: 'Stones & more\u0001', text: 'Small < large.' },
  language: 'ar',
  codes: ['N20'],
  updated: '2026-11-20T00:00:00+00:00',
  translations: {
    en: { path: '/condition/kidney-stones', title: 'Kidney stones' },
    nl: { path: '/condition/nierstenen', title: 'Nierstenen' },
  },
}
const untranslatedPage: CodedPage = {
  ...page,
  link: { ...page.link, path: '/condition/other', language: 'en-US' },
  language: 'en-US',
  updated: '2026-11-23T00:00:00+00:00',
  translations: { en: { path: '/condition/other', title: 'Other' } },
}
const answer = {
  request,
  site: sites.ar,
  pages: [page, untranslatedPage],
  siblings: siteHandles,
  url: 'https://example.org/infobutton?mainSearchCriteria.v.c=N20.0',
  untranslated: 'Not translated & <not> yet.',
  now: '2026-11-26T10:00:00.000Z',
}

test('a knowledge response has the form of its schema, and an Atom parser reads its entries', async () => {
  const xml = knowledgeXml(knowledgeResponse(answer))
  await expectKnowledgeResponse(xml)
  const feed = await new Parser().parseString(xml)
  expect(feed.title).toBe('المسالك البولية ببساطة')
  expect(feed.items).toHaveLength(2)
  expect(feed.items[0]).toMatchObject({
    title: 'Stones & more',
    link: expect.stringMatching(/\/ar\/condition\/kidney-stones$/),
    summary: '<p>Small &lt; large.</p>',
  })
})

test('the elements and attributes are complete and in the order that the schema of the payload requires', () => {
  const { feed } = knowledgeResponse(answer)
  expect(Object.keys(feed)).toEqual([
    'lang',
    'base',
    'title',
    'subtitle',
    'author',
    'updated',
    'category',
    'id',
    'entry',
  ])
  for (const entry of feed.entry) {
    expect(Object.keys(entry)).toEqual(['lang', 'title', 'link', 'id', 'updated', 'summary', 'category'])
    for (const link of entry.link) expect(Object.keys(link)).toEqual(['href', 'rel', 'type', 'hreflang', 'title'])
  }
  expect(knowledgeXml({ feed })).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="ar" xml:base="[^"]+\/ar\/"><title type="text">/,
  )
})

test('the categories repeat the request, and state the codes of each page', () => {
  const { feed } = knowledgeResponse(answer)
  expect(feed.category).toEqual([
    { scheme: 'mainSearchCriteria.v.c', term: 'N20.0' },
    { scheme: 'mainSearchCriteria.v.cs', term: '2.16.840.1.113883.6.90' },
    { scheme: 'mainSearchCriteria.v.dn', term: 'Kidney <stone> & "co"' },
    { scheme: 'informationRecipient', term: 'PAT' },
    { scheme: 'informationRecipient.languageCode.c', term: 'ar' },
  ])
  expect(feed.entry[0]?.category).toContainEqual({ scheme: 'mainSearchCriteria.v.c', term: 'N20' })
})

test('a client that was written for MedlinePlus Connect finds what it reads', () => {
  const { feed } = knowledgeResponse(answer)
  const text = { _value: expect.any(String), type: 'text' }
  expect(feed).toMatchObject({
    base: expect.any(String),
    lang: expect.any(String),
    title: text,
    subtitle: text,
    updated: { _value: expect.any(String) },
    id: { _value: expect.any(String) },
    author: { name: { _value: expect.any(String) }, uri: { _value: expect.any(String) } },
    category: expect.arrayContaining([{ scheme: 'informationRecipient', term: 'PAT' }]),
  })
  for (const entry of feed.entry)
    expect(entry).toMatchObject({
      title: text,
      link: expect.arrayContaining([expect.objectContaining({ rel: 'alternate', href: expect.any(String) })]),
      id: { _value: expect.any(String) },
      updated: { _value: expect.any(String) },
      summary: { _value: expect.any(String), type: 'html' },
    })
})

test('a page links to itself in the other languages', () => {
  const [entry] = knowledgeResponse(answer).feed.entry
  expect(entry?.link.map(({ hreflang, title }) => [hreflang, title])).toEqual([
    ['ar', 'Stones & more\u0001'],
    ['en-US', 'Kidney stones'],
    ['nl-NL', 'Nierstenen'],
  ])
})

test('a page that is not translated says so, in its language and in its summary', () => {
  const [own, other] = knowledgeResponse(answer).feed.entry
  expect(own).toMatchObject({ lang: 'ar', summary: { _value: '<p>Small &lt; large.</p>' } })
  expect(other).toMatchObject({
    lang: 'en-US',
    summary: {
      _value: '<p lang="ar" dir="rtl">Not translated &amp; &lt;not&gt; yet.</p><p>Small &lt; large.</p>',
      type: 'html',
    },
  })
  expect(other?.link.map(({ hreflang }) => hreflang)).toEqual(['en-US'])
})

test('a response without pages is an empty feed with the time of the response', () => {
  const { feed } = knowledgeResponse({ ...answer, pages: [] })
  expect(feed.entry).toEqual([])
  expect(feed.updated).toEqual({ _value: answer.now })
  expect(knowledgeResponse(answer).feed.updated).toEqual({ _value: '2026-11-23T00:00:00.000Z' })
})
