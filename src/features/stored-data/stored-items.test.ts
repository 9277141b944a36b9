import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { itemOf, storedItems, type StoredPlace } from './stored-items.ts'

const root = join(import.meta.dirname, '../../..')

type Use = readonly [place: StoredPlace, key: string]

/**
 * The keys of stored items that each file defines, as they are written in its code. Files that only use the keys of others
 * have none.
 */
const uses: Readonly<Record<string, readonly Use[]>> = {
  'src/account/profile/handle-saved-pages.server.ts': [['hidden-cookie', 'save-page']],
  'src/auth/create-auth.server.ts': [['hidden-cookie', 'auth']],
  'src/auth/session-hint.ts': [['cookie', 'signed-in']],
  'src/blocks/enhance-emergency-numbers.ts': [['local', 'country']],
  'src/client.tsx': [],
  'src/features/chat/saved-conversation.ts': [['session', 'chat:']],
  'src/features/consent/consent-choice.ts': [['cookie', 'consent']],
  'src/features/consent/handle-consent.server.ts': [],
  // This file writes cookies only to delete those of Google's tags.
  'src/features/consent/tag-manager.ts': [['session', 'private-page']],
  'src/features/contact/persist-draft.ts': [['session', 'contact-draft']],
  'src/features/diary/use-diary.ts': [['local', 'bladder-diary']],
  'src/features/display/apply-discreet.js': [],
  'src/features/display/apply-display.js': [],
  'src/features/display/discreet-mode.ts': [['local', 'discreet']],
  'src/features/display/display-settings.ts': [['local', 'display']],
  'src/features/offline/kept-topics.ts': [],
  'src/features/offline/offline-worker.js': [],
  'src/features/modules/progress-store.ts': [
    ['local', 'account '],
    ['session', 'account '],
  ],
  'src/features/modules/use-progress.ts': [
    ['local', 'module-progress '],
    ['session', 'module-progress '],
  ],
  'src/features/visit-pack/pack-store.ts': [],
  'src/features/visit-pack/visit-pack.ts': [['local', 'visit-pack']],
  'src/features/what-changed/track-visits.ts': [],
  'src/features/what-changed/visits.ts': [
    ['local', 'visits'],
    ['session', 'visit '],
  ],
  'src/lib/browser-store.ts': [],
  'src/lib/offline-caches.ts': [['cache', 'offline ']],
  'src/lost-chunk.ts': [
    ['session', 'reloaded '],
    ['session', 'tanstack_router_reload:'],
  ],
}

/**
 * Matches code that stores something in a browser: in one of the two storages, in a cookie that a script or the server sets,
 * in a database, in a cache, or as a service worker.
 */
const storing =
  /\b(?:createBrowserStore|localStorage|sessionStorage|serializeCookie|indexedDB|cookieStore)\b|\b(?:caches\.(?:open|keys)|serviceWorker\.register)\(|document\.cookie\s*=|cookiePrefix/

/** Matches the files that define the list of stored items, and those that run in development only. */
const ownFiles = /^src\/(?:features\/stored-data|translators-desk)\//

test('every file that stores something in a browser is known, so that the page lists what it stores', () => {
  const files = globSync('src/**/*.{ts,tsx,js}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !ownFiles.test(file))
    .filter((file) => storing.test(readFileSync(join(root, file), 'utf8')))
  expect(files.toSorted().filter((file) => !(file in uses))).toEqual([])
})

test.each(Object.entries(uses).flatMap(([file, keys]) => keys.map((use) => [file, ...use] as const)))(
  '%s stores %s %s, which the page lists',
  (file, place, key) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(key)
    expect(itemOf(place, key) ?? itemOf(place, `${key}.`)).toBeDefined()
  },
)

test('every listed item is stored by the code of the site or by a library', () => {
  const keys = Object.values(uses).flat()
  // The router stores the scroll positions, and better-auth its own cookies.
  const ofLibraries = ['scroll-positions', 'session', 'forms']
  const unused = storedItems.filter(
    (item) => !ofLibraries.includes(item.id) && !keys.some(([place, key]) => itemOf(place, key) === item),
  )
  expect(unused.map(({ id }) => id)).toEqual([])
})

test('the router keeps scroll positions under the key that the page lists', () => {
  const file = join(root, 'node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js')
  const [, key = ''] = /storageKey = "([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? []
  expect(itemOf('session', key)?.id).toBe('scroll-positions')
})

test('a key of another website has no item, and a cookie has its item with and without the prefix of https', () => {
  expect(itemOf('local', 'theme')).toBeUndefined()
  expect(itemOf('session', 'display')).toBeUndefined()
  expect(itemOf('hidden-cookie', '__Host-auth.session_token')?.id).toBe('session')
  expect(itemOf('hidden-cookie', 'auth.csrf')?.id).toBe('forms')
})
