import { expect, test } from 'vitest'
import { browserCookies } from './browser-cookies.ts'

test('cookies are parsed by name, with any value', () => {
  const cookies = browserCookies('consent=allowed; _ga=GA1.1=2; empty=; __proto__=x')
  expect([...cookies]).toEqual([
    ['consent', 'allowed'],
    ['_ga', 'GA1.1=2'],
    ['empty', ''],
    ['__proto__', 'x'],
  ])
  expect(cookies.get('nothing')).toBeUndefined()
})

test('an empty cookie string has no cookies', () => {
  expect(browserCookies('').get('consent')).toBeUndefined()
})
