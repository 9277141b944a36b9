import { expect, test } from 'vitest'
import { browserCookies } from './browser-cookies.ts'

test('cookies are read by name, whatever their values hold', () => {
  const cookies = browserCookies('consent=allowed; _ga=GA1.1=2; empty=; __proto__=x')
  expect([...cookies]).toEqual([
    ['consent', 'allowed'],
    ['_ga', 'GA1.1=2'],
    ['empty', ''],
    ['__proto__', 'x'],
  ])
  expect(cookies.get('nothing')).toBeUndefined()
})

test('without cookies there is none of a name', () => {
  expect(browserCookies('').get('consent')).toBeUndefined()
})
