import { browserCookies } from '#lib/browser-cookies.ts'
import { isPrivateUrl } from '#telemetry/private-data.ts'

const isPrivate = (address: string): boolean => isPrivateUrl(address, import.meta.env.BASE_URL.replace(/\/$/, ''))

/** The Navigation API, which not all browsers support (2026). With it, scripts can list the URLs in the tab's history. */
const tab = (globalThis as { navigation?: Navigation }).navigation

/** The key in the session storage that marks a tab that has shown a private page. */
const mark = 'private-page'

/**
 * Whether the tab has shown a private page, or was opened from one: scripts could then find the URL of that page in the
 * history or the referrer. Marks such a tab in the session storage, so that the answer remains true. Without session storage
 * the answer is also true, because the tab may have shown a private page.
 */
function hasShownPrivatePage(): boolean {
  try {
    const addresses = [location.href, document.referrer, ...(tab?.entries().map(({ url }) => url ?? '') ?? [])]
    if (addresses.some(isPrivate)) sessionStorage.setItem(mark, '1')
    return sessionStorage.getItem(mark) !== null
  } catch {
    return true
  }
}

/**
 * Makes every navigation from a public page to a private one load a new document, in which the tag manager is never loaded,
 * and marks tabs that have shown a private page. Must be called before third-party scripts are loaded, so that they do not
 * get the events of such a navigation.
 */
export function isolatePrivatePages(): void {
  hasShownPrivatePage()
  // Client navigation between private pages is safe, because this document has never loaded the tag manager.
  const isPrivateTarget = (address: string) => isPrivate(address) && !isPrivate(location.href)
  const stopIfPrivate = (event: Event, address: string | undefined) => {
    // The router does not get the event either, so the browser follows the link itself.
    if (address !== undefined && isPrivateTarget(address)) event.stopImmediatePropagation()
  }
  addEventListener('click', (event) => stopIfPrivate(event, linkOf(event.target)?.href), true)
  addEventListener(
    'submit',
    (event) => {
      // The fields of a form with POST do not become part of a URL.
      if (event.target instanceof HTMLFormElement && event.target.method === 'get')
        stopIfPrivate(event, event.target.action)
    },
    true,
  )
  tab?.addEventListener('navigate', (event) => stopIfPrivate(event, event.destination.url))
  for (const change of ['pushState', 'replaceState'] as const) guardHistory(change, isPrivateTarget)
}

/**
 * Replaces a method of the history, so that the URL of a private page is loaded as a new document; `leads` tells whether a
 * URL leads to one. The router and tag managers also replace this method. Their functions run after this check, and not for
 * such a URL.
 */
function guardHistory(change: 'pushState' | 'replaceState', leads: (address: string) => boolean): void {
  let last = history[change]
  Object.defineProperty(history, change, {
    configurable: true,
    get: (): History['pushState'] => {
      // The returned function calls the current method and not a later wrapper, because the two would call each other
      // forever.
      const next = last
      return (state, unused, url) => {
        const address = new URL(url ?? location.href, location.href).href
        if (leads(address)) location.assign(address)
        else next.call(history, state, unused, url)
      }
    },
    set: (next: History['pushState']) => {
      last = next
    },
  })
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null)

/**
 * Loads the tag manager's container (settled 11), unless the tab has shown a private page: the container can read the URL of
 * the document, the referrer, and the URLs in the tab's history.
 */
export function loadTagManager(gtmId: string): void {
  if (hasShownPrivatePage()) return
  addEventListener(
    'pageshow',
    (event) => {
      // The back/forward cache has preserved the document, including the tag manager, while the tab showed a private page.
      if (!event.persisted || !hasShownPrivatePage()) return
      event.stopImmediatePropagation()
      location.reload()
    },
    true,
  )
  Object.assign(window, { dataLayer: [{ 'gtm.start': Date.now(), event: 'gtm.js' }] })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${gtmId}`
  document.head.append(script)
}

/** Matches the names of the cookies that Google's tags set: `_ga…`, `_gat…`, `_gac…`, `_gid`, `_gcl…`, `_dc_gtm…`. */
const ofTags = /^_(?:ga|gid|gcl|dc_gtm)/

/** Deletes the cookies of the tag manager on this host and on its parent domains, as far as a script can. */
export function deleteTagManagerCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of browserCookies(document.cookie).keys()) {
    if (!ofTags.test(name)) continue
    // The cookie library throws for some names and hosts that browsers accept, which would leave the other cookies in place.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
