import { expect, test } from 'vitest'
import { languageAttributes, parseLinkAddress } from './link-address.ts'

test('a path with a query and a hash is taken apart', () => {
  expect(parseLinkAddress('/search?q=kidney%20stones&page=2#results')).toEqual({
    to: '/search',
    search: { q: 'kidney stones', page: '2' },
    hash: 'results',
    reloadDocument: false,
  })
})

test('a plain path has neither query nor hash', () => {
  expect(parseLinkAddress('/contact')).toMatchObject({ to: '/contact', search: undefined, hash: undefined })
})

test('a question mark after the hash belongs to the hash', () => {
  expect(parseLinkAddress('/glossary#what?')).toMatchObject({ to: '/glossary', search: undefined, hash: 'what?' })
})

test('a dollar in a path is no parameter', () => {
  expect(parseLinkAddress('/price/$5?in=$')).toMatchObject({ to: '/price/%245', search: { in: '$' }, hash: undefined })
})

test('a file is no page of the router', () => {
  expect(parseLinkAddress('/education-events/events.ics?x=1#y').reloadDocument).toBe(true)
  for (const path of ['/news?page=2.5', '/news#a.b', '/v2.0/news'])
    expect(parseLinkAddress(path).reloadDocument).toBe(false)
})

test('a passage in the language of the page needs no mark', () => {
  expect(languageAttributes('en-US', 'en-US')).toEqual({})
  expect(languageAttributes(undefined, 'ar')).toEqual({})
})

test('a foreign passage says its language, and its direction when that is another', () => {
  expect(languageAttributes('de-DE', 'en-US')).toEqual({ lang: 'de-DE' })
  expect(languageAttributes('en-US', 'ar')).toEqual({ lang: 'en-US', dir: 'ltr' })
})
