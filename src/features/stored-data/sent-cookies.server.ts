import { parseCookie } from 'cookie-es'
import { itemOf, storedItems } from './stored-items.ts'

/** Returns, by the id of the item, whether the browser has each of the cookies that it sends to every page. */
export function sentCookies(cookie: string): Readonly<Record<string, boolean>> {
  const ids = new Set(
    Object.keys(parseCookie(cookie)).map((name) => (itemOf('cookie', name) ?? itemOf('hidden-cookie', name))?.id),
  )
  return Object.fromEntries(
    storedItems
      .filter(({ places, path }) => path === undefined && places.some((place) => place.endsWith('cookie')))
      .map(({ id }) => [id, ids.has(id)]),
  )
}
