import { expect, test } from 'vitest'
import {
  isPersonalPath,
  isPrivateUrl,
  isRedacted,
  redactJson,
  redactKeyPart,
  redactMessage,
  redactUrls,
} from './private-data.ts'

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
])('%j loses the query string, hash and credentials of its URLs', (text, told) => {
  expect(redactUrls(text)).toBe(told)
})

test('a message loses its JSON data, and is cut to 500 characters', () => {
  expect(redactMessage('Refused: {"variables":{"search":"blood"}}')).toBe('Refused')
  expect(redactMessage('x'.repeat(2000))).toHaveLength(500)
})

test.each(['password', 'newPassword', 'token', 'Set-Cookie', 'e-mail', 'q', 'searchText'])(
  'the value of the key %j is redacted',
  (key) => {
    expect(isRedacted(key)).toBe(true)
  },
)

test.each(['path', 'site', 'question', 'frequency'])('the value of the key %j is not redacted', (key) =>
  expect(isRedacted(key)).toBe(false),
)

test('strings in JSON inside a message are redacted by their key', () => {
  expect(redactJson('Search {"site":["en"],"search":"blood in \\"urine\\"","next":{"query":"pain","uri":"a/b"}}')).toBe(
    'Search {"site":["en"],"search":"[redacted]","next":{"query":"[redacted]","uri":"a/b"}}',
  )
})

test.each([
  ['guidelines/stones', 'guidelines/stones'],
  ['/search?q=blood in my urine', '/search'],
  ['{"query":"blood in my urine","page":1}', '{"query":"[redacted]","page":1}'],
  ['{"topic":"a b"}', '{"topic":"a b"}'],
  ['blood in my urine', '[redacted]'],
])('the part %j of a query key is reported as %j', (part, told) => {
  expect(redactKeyPart(part)).toBe(told)
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
])('the path %s is of a page with personal input: %s', (path, isPersonal) => {
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
])('the URL %s is private: %s', (address, isPrivate) => {
  expect(isPrivateUrl(`https://example.org${address}`, '/base')).toBe(isPrivate)
})

test('an invalid URL is not private', () => expect(isPrivateUrl('', '')).toBe(false))
