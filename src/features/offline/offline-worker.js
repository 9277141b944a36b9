// Shows the pages that a reader keeps for offline when the network fails (docs/decisions/0043), and does nothing else: with a
// network, every page and file is fetched as without a worker. It is registered by `kept-topics.ts`, which fills the caches.

/** How long a page that is kept may take until its copy is shown, in milliseconds. */
const copyAfterMs = 5000
const cachePrefix = 'offline '
const offlineSuffix = '/_offline.json'
const { pathname: root } = new URL(self.registration.scope)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
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
 * Fetches a page with a revalidation: without one, the cache of the browser may return a page from before (RFC 5861), which
 * does not say that it is old.
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

/** Returns the newest copy of a page; undefined if it is not kept. */
async function findCopy(pathname) {
  const topics = await readTopics()
  for (const topic of topics) {
    const copy = await topic.cache.match(pathname)
    if (copy) return toResponse(copy, topic, topics)
  }
  return undefined
}

/** Returns the page that is shown in place of one that is not kept, in the language of its site if that is kept. */
async function findOfflinePage(pathname) {
  const topics = await readTopics()
  const ofSite = topics
    .filter(({ listHref }) => pathname.startsWith(listHref.slice(0, -'offline'.length)))
    .sort((one, other) => other.listHref.length - one.listHref.length)
  const topic = ofSite[0] ?? topics[0]
  const page = await topic?.cache.match(topic.listHref)
  return page && toResponse(page, topic, topics, { status: 503, isInPlace: true })
}

/** Reads what is kept, the latest first. */
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

/** Makes the response of a copy: writes how old it is, and on the page that lists them, all that is kept. */
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
  `<p class="note">${dateElement(topic)} (${ageOf(topic)})</p></li>`

const dateElement = ({ checkedAt, language }) => {
  const date = new Date(checkedAt).toLocaleDateString(tagOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `<time datetime="${checkedAt}">${date}</time>`
}

/** Returns how many days ago a copy was the same as the page: “today”, “5 days ago”. */
function ageOf({ checkedAt, language }) {
  const days = Math.round((startOfDay(new Date()) - startOfDay(new Date(checkedAt))) / 86_400_000)
  return new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' }).format(-days, 'day')
}

const startOfDay = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
// Arabic has Western digits, as on all pages.
const tagOf = (language) => (language === 'ar' ? 'ar-u-nu-latn' : language)
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
