import { expect, test } from 'vitest'
import { deleteCookies } from './delete-cookies.server.ts'

const request = (item: string, headers: Record<string, string> = {}) =>
  new Request('https://example.org/stored-data', {
    method: 'POST',
    body: new URLSearchParams({ item }),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
const cookie = 'consent=refused; __Host-auth.session_token=x; __Host-auth.csrf=y; signed-in=yes; other=1'

test('everything is deleted: the cookies of the website, and what the browser itself has stored', async () => {
  const headers = await deleteCookies(request('all', { cookie }))
  const names = headers?.flatMap(([name, value]) => (name === 'set-cookie' ? [value.split('=')[0]] : []))
  expect(new Set(names)).toEqual(
    new Set(['consent', 'signed-in', '__Host-auth.session_token', '__Host-auth.csrf', 'save-page']),
  )
  expect(headers?.every(([name, value]) => name !== 'set-cookie' || /Max-Age=0/i.test(value))).toBe(true)
  expect(headers).toContainEqual(['clear-site-data', '"storage", "cache"'])
})

test('one item is deleted alone', async () => {
  const headers = await deleteCookies(request('consent', { cookie }))
  expect(headers?.map(([name, value]) => [name, value.split('=')[0]])).toEqual([['set-cookie', 'consent']])
})

test('nothing is deleted for another website, nor for an item that is not a cookie', async () => {
  expect(await deleteCookies(request('all', { cookie, 'sec-fetch-site': 'cross-site' }))).toBeUndefined()
  expect(await deleteCookies(request('display', { cookie }))).toBeUndefined()
  expect(await deleteCookies(request('', { cookie }))).toBeUndefined()
})
