// Responds to a navigation with the kept copy when the network fails, the server returns a 5xx error, or no response comes
// within `copyAfterMs`. Fonts and the files of copies come from the cache first; all other requests are left to the
// browser (docs/decisions/0043). `kept-topics.ts` registers this worker and fills the caches.

/** The time in milliseconds after which a kept page that has not loaded is shown from its copy. */
const copyAfterMs = 5000
const cachePrefix = 'offline '
/** Matches paths that do not lead to pages, and that the server may refuse to other websites. */
const notPages = /\/(?:api|_serverFn)\//
const offlineSuffix = '/_offline.json'
const { pathname: root } = new URL(self.registration.scope)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  // The headers of a navigation name the website that it comes from. If the worker fetched these URLs itself, the headers
  // would name this site, and the server could not refuse other websites.
  if (request.mode === 'navigate' && notPages.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(respond(request))
  // The names of these files contain a hash of their content, so a kept one is never outdated.
  else if (
    origin === location.origin &&
    (request.destination === 'font' || pathname.startsWith(`${root}offline-files/`))
  )
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
})

async function respond(request) {
  const { pathname } = new URL(request.url)
  const find = () => findCopy(pathname.replace(/(?<=.)\/$/, ''))
  try {
    const response = await Promise.race([fetchAnew(request), findLater(find)])
    return (response.status >= 500 && (await find())) || response
  } catch (error) {
    const shown = (await find()) ?? (await findOfflinePage(pathname))
    if (shown) return shown
    throw error
  }
}

/**
 * Fetches a page, and revalidates the browser's cached response. Otherwise the browser could show a cached page without
 * asking the server, for example when the reader goes back, and that page does not say how old it is.
 */
const fetchAnew = (request) => fetch(new Request(request, { cache: 'no-cache' }))

/** Resolves to the copy of a page that takes too long; stays pending if there is none. */
const findLater = (find) =>
  new Promise((resolve) => {
    setTimeout(async () => {
      const copy = await find()
      if (copy) resolve(copy)
    }, copyAfterMs)
  })

/** Returns the newest copy of a page; undefined if it is not kept. Files of copies, such as drawings, are not pages. */
async function findCopy(pathname) {
  const topics = await readTopics()
  for (const topic of topics) {
    const copy = await topic.cache.match(pathname)
    if (copy?.headers.get('content-type')?.startsWith('text/html')) return toResponse(copy, topic, topics)
  }
  return undefined
}

/**
 * Returns the page that is shown, with status 503, in place of one that is not kept: the list of kept pages on the site of
 * that page or, if that list is not kept, on the site of the topic that was checked last; undefined if no topic is kept.
 */
async function findOfflinePage(pathname) {
  const topics = await readTopics()
  const ofSite = topics
    .filter(({ listHref }) => pathname.startsWith(listHref.slice(0, -'offline'.length)))
    .sort((one, other) => other.listHref.length - one.listHref.length)
  const topic = ofSite[0] ?? topics[0]
  const page = await topic?.cache.match(topic.listHref)
  return page && toResponse(page, topic, topics, { status: 503, isInPlace: true })
}

/** Reads the records of the kept topics, the most recently checked first. */
async function readTopics() {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  const topics = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      const record = await cache.match(name.slice(cachePrefix.length) + offlineSuffix)
      return record && { ...(await record.json()), cache }
    }),
  )
  return topics.filter(Boolean).sort((one, other) => other.checkedAt.localeCompare(one.checkedAt))
}

/** Turns a copy into a response: inserts its date and age and, on the list page, a link to each kept topic. */
async function toResponse(copy, topic, topics, { status = 200, isInPlace = false } = {}) {
  let html = (await copy.text())
    .replaceAll('<time data-copy-date=""></time>', () => dateElement(topic))
    .replaceAll('<span data-copy-age=""></span>', () => `<span>${ageOf(topic)}</span>`)
    .replace(
      /(<ul [^>]*data-kept-topics="([^"]*)"[^>]*>)<\/ul>/,
      (_, start, linkClass) => `${start}${topics.map((one) => itemOf(one, linkClass)).join('')}</ul>`,
    )
  if (isInPlace) html = html.replace(' data-not-kept="" hidden=""', ' data-not-kept=""')
  return new Response(html, { status, headers: copy.headers })
}

const itemOf = (topic, linkClass) =>
  `<li lang="${topic.language}" dir="auto">` +
  `<a class="${linkClass}" href="${escapeHtml(topic.href)}">${escapeHtml(topic.title)}</a>` +
  `<p class="note">${dateElement(topic)} · ${ageOf(topic)}</p></li>`

const dateElement = ({ checkedAt, language }) => {
  const date = new Date(checkedAt).toLocaleDateString(tagOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `<time datetime="${checkedAt}">${date}</time>`
}

/** Returns how many calendar days ago the copy was last checked, in words: "today", "5 days ago". */
function ageOf({ checkedAt, language }) {
  const days = Math.round((startOfDay(new Date()) - startOfDay(new Date(checkedAt))) / 86_400_000)
  return new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' }).format(-days, 'day')
}

const startOfDay = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
// Arabic dates use Western digits, as on all pages.
const tagOf = (language) => (language === 'ar' ? 'ar-u-nu-latn' : language)
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
