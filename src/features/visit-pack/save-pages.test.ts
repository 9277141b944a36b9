import { afterEach, expect, test, vi } from 'vitest'
import { savePages } from './save-pages.ts'

const pages = ['/a', '/b', '/c'].map((path) => ({ site: 'en', path, title: path }))

/**
 * Stubs a server that returns the given response for a path or, without one, confirms that the page is saved. Returns the
 * requested paths.
 */
function stubServer(responses: Readonly<Record<string, () => Response>>): readonly string[] {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: URLSearchParams }) => {
    const path = body.get('path') ?? ''
    requested.push(path)
    return responses[path]?.() ?? Response.json({ signedIn: true, saved: true })
  })
  return requested
}
afterEach(() => vi.unstubAllGlobals())

test('all pages are saved', async () => {
  const requested = stubServer({})
  await savePages('', pages)
  expect(requested).toEqual(['/a', '/b', '/c'])
})

test.each([
  ['no longer exists', () => new Response('There is no such page.', { status: 404 })],
  ['has no room in the list', () => Response.json({ signedIn: true, saved: false })],
  [
    'cannot be sent',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('a page that %s does not stop the others, and is reported', async (_why, respond) => {
  const requested = stubServer({ '/a': respond })
  await expect(savePages('', pages)).rejects.toThrow('2 of 3 pages were saved.')
  expect(requested).toEqual(['/a', '/b', '/c'])
})

test('nothing more is sent for a reader who is not signed in any more', async () => {
  const requested = stubServer({ '/b': () => Response.json({ signedIn: false }, { status: 401 }) })
  await expect(savePages('', pages)).rejects.toThrow('1 of 3 pages were saved.')
  expect(requested).toEqual(['/a', '/b'])
})
