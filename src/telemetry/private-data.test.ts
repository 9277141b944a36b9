import { expect, test } from 'vitest'
import { isPersonalPath, isPrivateUrl, isRedacted, redactMessage, redactUrls, redactJson } from './private-data.ts'

test.each([
  ['/search?q=blood', '/search'],
  ['https://example.org/search?q=blood#urine', 'https://example.org/search'],
  [
    'Failed to fetch "https://example.org/data/page?x=1" again',
    'Failed to fetch "https://example.org/data/page" again',
  ],
  ['/condition/kidney-stones#blood', '/condition/kidney-stones'],
  ['?q=blood', ''],
  ['["/search?q=blood","/nl/search?q=bloed"]', '["/search","/nl/search"]'],
  ['Why? Because.', 'Why? Because.'],
  ['a?.b is not a function', 'a?.b is not a function'],
  ['Bad uri https://user:pw@cms.internal/graphql?token=SECRET !', 'Bad uri https://cms.internal/graphql !'],
  ['https://example.org/?note=a@blood/urine', 'https://example.org/'],
  ['connect user:pw@cms.internal:5432', 'connect cms.internal:5432'],
  ['No node_modules/@scope/name', 'No node_modules/@scope/name'],
])('%j ends before its query and its hash', (text, told) => {
  expect(redactUrls(text)).toBe(told)
})

test('of a message its words are told, not the data behind them', () => {
  expect(redactMessage('Refused: {"variables":{"search":"blood"}}')).toBe('Refused')
  expect(redactMessage('x'.repeat(2000))).toHaveLength(500)
})

test.each(['password', 'newPassword', 'token', 'Set-Cookie', 'e-mail', 'q', 'searchText'])('%j is redacted', (key) => {
  expect(isRedacted(key)).toBe(true)
})

test.each(['path', 'site', 'question', 'frequency'])('%j is told', (key) => expect(isRedacted(key)).toBe(false))

test('texts of JSON are redacted by their key, wherever they stand', () => {
  expect(redactJson('Search {"site":["en"],"search":"blood in \\"urine\\"","next":{"query":"pain","uri":"a/b"}}')).toBe(
    'Search {"site":["en"],"search":"[redacted]","next":{"query":"[redacted]","uri":"a/b"}}',
  )
})

test.each([
  ['/search', true],
  ['/nl/search', true],
  ['/chat/guide', true],
  ['/profile/', true],
  ['/contact', true],
  ['/login', true],
  ['/reset-password', true],
  ['/', false],
  ['/condition/chat', false],
  ['/searching', false],
])('on the page %s readers say something of themselves: %s', (path, isPersonal) => {
  expect(isPersonalPath(path)).toBe(isPersonal)
})

test.each([
  ['/base/search?q=blood', true],
  ['/base/?q=blood', true],
  ['/base/?%71=blood', true],
  ['/base/?Q=blood', true],
  ['/base/about?a=1&%74oken=x', true],
  ['/base/about?email=somebody@example.org', true],
  ['/base/module/stones/pain/one?%63heck=1&answer=a', true],
  ['/base/nl/%63ontact', true],
  ['/base/chat/guide', true],
  ['/base/news?page=2&topic=stones', false],
  ['/base/condition/kidney-stones#q=1', false],
  ['/base/%zz', false],
])('the address %s is private: %s', (address, isPrivate) => {
  expect(isPrivateUrl(`https://example.org${address}`, '/base')).toBe(isPrivate)
})

test('what is no address is not private', () => expect(isPrivateUrl('', '')).toBe(false))
