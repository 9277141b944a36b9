import { expect, test } from 'vitest'
import { languageAttributes, parseLinkAddress } from './link-address.ts'

test('a path with a query string and a hash is parsed to link options', () => {
  expect(parseLinkAddress('/search?q=kidney%20stones&page=2#results')).toEqual({
    to: '/search',
    search: { q: 'kidney stones', page: '2' },
    hash: 'results',
    reloadDocument: false,
  })
})

test('a plain path has no search params and no hash', () => {
  expect(parseLinkAddress('/contact')).toMatchObject({ to: '/contact', search: undefined, hash: undefined })
})

test('a question mark after the hash is part of the hash', () => {
  expect(parseLinkAddress('/glossary#what?')).toMatchObject({ to: '/glossary', search: undefined, hash: 'what?' })
})

test('a dollar sign in a path is escaped, so that it is not a route param', () => {
  expect(parseLinkAddress('/price/$5?in=$')).toMatchObject({ to: '/price/%245', search: { in: '$' }, hash: undefined })
})

test('a link to a file reloads the document', () => {
  expect(parseLinkAddress('/education-events/events.ics?x=1#y').reloadDocument).toBe(true)
  for (const path of ['/news?page=2.5', '/news#a.b', '/v2.0/news'])
    expect(parseLinkAddress(path).reloadDocument).toBe(false)
})

test('text in the language of the page needs no lang attribute', () => {
  expect(languageAttributes('en-US', 'en-US')).toEqual({})
  expect(languageAttributes(undefined, 'ar')).toEqual({})
})

test('text in another language gets a lang attribute, and a dir attribute when its direction differs', () => {
  expect(languageAttributes('de-DE', 'en-US')).toEqual({ lang: 'de-DE' })
  expect(languageAttributes('en-US', 'ar')).toEqual({ lang: 'en-US', dir: 'ltr' })
})
