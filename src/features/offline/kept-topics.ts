import type { Language } from '#i18n/languages.ts'
import { deleteOfflineCaches, offlineCachePrefix, offlineCaches } from '#lib/offline-caches.ts'
import { offlineSuffix } from '#lib/payload-path.ts'
import { type OfflineCopies, storedBytesHeader } from './offline-copies.ts'

/** The record of a kept condition and the pages that belong to it. The service worker reads it, too. */
export type KeptTopic = {
  /** The path of the condition, with the base path and the prefix of its site. */
  readonly href: string
  /** The path of the page that lists what is kept, on the same site. */
  readonly listHref: string
  readonly title: string
  readonly language: Language
  /** The time at which the copies were last known to match the pages (ISO 8601). */
  readonly checkedAt: string
  /** The size of the copies, including fonts, in bytes. */
  readonly bytes: number
  /** The ETag of the response with the copies; null when it had none. */
  readonly revision: string | null
}

/** The statuses with which the server says that a condition is gone. */
const goneStatuses: readonly number[] = [404, 410]
/** The minimum time from the last successful check of a topic to the next check, in milliseconds. */
const checkIntervalMs = 3_600_000

/** The headers of kept files, with which a drawing that is opened as a document runs no scripts. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

const cacheName = (href: string) => offlineCachePrefix + href
const recordHref = (href: string) => href + offlineSuffix

/** Returns the date of the last check in the reader's time zone (`YYYY-MM-DD`, the format of the locale `sv`). */
export const checkedDay = ({ checkedAt }: KeptTopic): string => new Date(checkedAt).toLocaleDateString('sv')

/**
 * Whether this browser can keep pages. Service workers need a secure context, and some browsers disable them in private
 * windows.
 */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis

/** Returns what this browser keeps, in the order in which it was added. */
export async function readKeptTopics(): Promise<readonly KeptTopic[]> {
  const names = await offlineCaches()
  const topics = await Promise.all(names.map((name) => readKeptTopic(name.slice(offlineCachePrefix.length))))
  return topics.filter((topic) => topic !== undefined)
}

/** Returns the record of a condition; undefined if it is not kept. */
export async function readKeptTopic(href: string): Promise<KeptTopic | undefined> {
  if (!(await caches.has(cacheName(href)))) return undefined
  const record = await (await caches.open(cacheName(href))).match(recordHref(href))
  return record?.json() as Promise<KeptTopic> | undefined
}

/** Returns the paths of everything in the offline caches: pages, and their files, fonts and records. */
export async function readKeptPaths(): Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  for (const name of await offlineCaches())
    for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname)
  return paths
}

/**
 * Returns the size of a condition's copies in bytes, with the fonts, which are those that this document preloads.
 *
 * @throws Error when the server has no copies, the response lacks the size, or a font cannot be fetched
 */
export async function measureTopic(href: string): Promise<number> {
  const response = await fetch(recordHref(href), { method: 'HEAD' })
  const bytes = Number(response.headers.get(storedBytesHeader))
  if (!response.ok || !bytes) throw new Error(`There are no copies of ${href} (status ${response.status}).`)
  const fonts = Array.from(document.querySelectorAll<HTMLLinkElement>('link[as=font]'), ({ href: font }) => font)
  const sizes = await Promise.all(fonts.map(async (font) => (await fetchFont(font)).size))
  return sizes.reduce((sum, size) => sum + size, bytes)
}

/**
 * Stores the copies of a condition, and registers the service worker that serves them.
 *
 * @throws Error when the copies cannot be fetched or stored, or the worker cannot be registered; the copies are then
 * removed
 */
export async function keepTopic(href: string, basePath: string): Promise<KeptTopic> {
  let kept = href
  try {
    const topic = await storeTopic(href)
    kept = topic.href
    await navigator.serviceWorker.register(`${basePath}/offline-worker.js`)
    // Persistent storage protects the copies from eviction. If it is refused, they are kept without that protection.
    void navigator.storage?.persist?.().catch(() => {})
    return topic
  } catch (error) {
    await removeTopic(kept)
    throw error
  }
}

/** Removes a condition from this browser, and with the last one also the worker. */
export const removeTopic = (href: string): Promise<void> => deleteOfflineCaches([cacheName(href)])

/**
 * Updates each kept topic at most once an hour, and not for readers who save data. A condition that is gone is removed.
 * Without a connection, the copies and their dates stay unchanged.
 */
export async function updateKeptTopics(now = Date.now()): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const topic of await readKeptTopics())
    if (now - Date.parse(topic.checkedAt) >= checkIntervalMs) await updateTopic(topic).catch(() => {})
}

async function updateTopic(topic: KeptTopic): Promise<void> {
  // The reader may remove the topic while others before it are updated, or during a request. It is then not stored again.
  const isKept = () => caches.has(cacheName(topic.href))
  if (!(await isKept())) return
  const { ok, status, redirected, headers } = await fetch(recordHref(topic.href), { method: 'HEAD', cache: 'no-store' })
  if (goneStatuses.includes(status)) return removeTopic(topic.href)
  if (!ok || !(await isKept())) return
  if (!redirected && topic.revision !== null && headers.get('etag') === topic.revision)
    return writeRecord(await caches.open(cacheName(topic.href)), { ...topic, checkedAt: new Date().toISOString() })
  const { href } = await storeTopic(topic.href, isKept)
  // A condition that has moved is now stored under its new path, so the old cache is deleted.
  if (href !== topic.href) await removeTopic(topic.href)
}

/**
 * Fetches and stores the copies of a condition, and deletes those of pages that no longer belong to it. `isWanted` tells
 * whether they are still to be stored once they have been fetched.
 */
async function storeTopic(requested: string, isWanted = () => Promise.resolve(true)): Promise<KeptTopic> {
  const response = await fetch(recordHref(requested), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`There are no copies of ${requested} (status ${response.status}).`)
  const copies = (await response.json()) as OfflineCopies
  if (!(await isWanted())) throw new Error(`${requested} is not to be stored any more.`)
  const isNew = !(await caches.has(cacheName(copies.href)))
  try {
    return await storeCopies(copies, response.headers.get('etag'))
  } catch (error) {
    // Incomplete copies under a new path are deleted. Earlier copies are kept, although some of them may be newer now.
    if (copies.href !== requested && isNew) await removeTopic(copies.href)
    throw error
  }
}

async function storeCopies(copies: OfflineCopies, revision: string | null): Promise<KeptTopic> {
  const { href, listHref, title, language } = copies
  const cache = await caches.open(cacheName(href))
  const stored = new Map<string, Blob>()
  const store = async (path: string, blob: Blob, headers: Record<string, string> = {}) => {
    const { pathname } = new URL(path, location.href)
    stored.set(pathname, blob)
    await cache.put(pathname, new Response(blob, { headers: { 'content-type': blob.type, ...headers } }))
  }
  for (const [path, { type, body }] of Object.entries(copies.files))
    await store(path, new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type }), fileHeaders)
  for (const font of copies.fonts) await store(font, await fetchFont(font))
  for (const [path, { html, policy }] of Object.entries(copies.documents))
    await store(path, new Blob([html], { type: 'text/html; charset=utf-8' }), {
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  const bytes = [...stored.values()].reduce((sum, { size }) => sum + size, 0)
  const checkedAt = new Date().toISOString()
  const topic = { href, listHref, title, language, checkedAt, bytes, revision }
  await writeRecord(cache, topic)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!stored.has(pathname) && pathname !== recordHref(href)) await cache.delete(request)
  }
  return topic
}

const writeRecord = (cache: Cache, topic: KeptTopic): Promise<void> =>
  cache.put(recordHref(topic.href), Response.json(topic))

async function fetchFont(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The font ${address} could not be loaded (status ${response.status}).`)
  return response.blob()
}
