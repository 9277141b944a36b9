import { parseCookie, serializeCookie } from 'cookie-es'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { itemOf, type StoredItem, storedItems } from './stored-items.ts'

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The value of the field `item` for deleting everything. */
const everything = 'all'

const isCookie = ({ places }: StoredItem) => places.includes('cookie') || places.includes('hidden-cookie')
const cookieItemOf = (name: string) => itemOf('cookie', name) ?? itemOf('hidden-cookie', name)

/**
 * Handles a form with `item`: the id of an item that is a cookie, or `all`. Returns the headers that delete it: one for each
 * cookie and each of its possible paths and, for `all`, also the one that makes the browser clear its storage and its cache
 * for this website. Returns undefined for a form from another website or without a valid item.
 */
export async function deleteCookies(request: Request): Promise<readonly (readonly [string, string])[] | undefined> {
  const item = new URLSearchParams(await request.text()).get('item')
  const chosen = storedItems.filter((one) => isCookie(one) && (item === everything || one.id === item))
  if (!isSameOriginRequest(request) || chosen.length === 0) return undefined
  const sent = Object.keys(parseCookie(request.headers.get('cookie') ?? ''))
  const secure = new URL(request.url).protocol === 'https:'
  const headers = chosen.flatMap((one) => {
    // A cookie with a path of its own is not sent with this request, so its name is taken from the list.
    const names = one.path === undefined ? sent.filter((name) => cookieItemOf(name) === one) : [one.key]
    return names.flatMap((name) =>
      pathsOf(one, name).map((path): readonly [string, string] => [
        'set-cookie',
        serializeCookie(name, '', { path, maxAge: 0, sameSite: 'lax', secure }),
      ]),
    )
  })
  return item === everything ? [...headers, ['clear-site-data', '"storage", "cache"']] : headers
}

/** Returns the possible paths of a cookie: its own path or, without one, those of the whole host and the application. */
const pathsOf = ({ path }: StoredItem, name: string): readonly string[] => {
  if (path !== undefined) return [basePath + path]
  // A cookie with this prefix always has the path `/` (RFC 6265bis).
  return name.startsWith('__Host-') ? ['/'] : [...new Set(['/', `${basePath}/`])]
}
