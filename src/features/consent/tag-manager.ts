import { browserCookies } from '#lib/browser-cookies.ts'
import { isPrivateUrl } from '#telemetry/private-data.ts'

const isPrivate = (address: string): boolean => isPrivateUrl(address, import.meta.env.BASE_URL.replace(/\/$/, ''))

/** Not every browser has this API (2026). Scripts can use it to list the addresses that the tab has been at. */
const tab = (globalThis as { navigation?: Navigation }).navigation

/** Under this name the tab remembers that it has shown a private page. */
const mark = 'private-page'

/**
 * Whether the tab has shown a private page, or comes from one: its address is among those that a script can come to see, in
 * the history or by going back to it. Also true when the session storage cannot be used: the tab may have shown one.
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
 * From now on private pages are documents of their own, in which the tag manager is never loaded, and the tab remembers that
 * it has shown one. Scripts of others get no event of a navigation there, if this is called before they are loaded.
 */
export function keepPrivatePagesApart(): void {
  hasShownPrivatePage()
  // From one private page to another no new document is needed: this one has never loaded the tag manager.
  const leads = (address: string) => isPrivate(address) && !isPrivate(location.href)
  const hide = (event: Event, address: string | undefined) => {
    // The router does not come to know of it either: the browser follows the link itself.
    if (address !== undefined && leads(address)) event.stopImmediatePropagation()
  }
  addEventListener('click', (event) => hide(event, linkOf(event.target)?.href), true)
  addEventListener(
    'submit',
    (event) => {
      // The fields of a form that is posted do not get into an address.
      if (event.target instanceof HTMLFormElement && event.target.method === 'get') hide(event, event.target.action)
    },
    true,
  )
  tab?.addEventListener('navigate', (event) => hide(event, event.destination.url))
  for (const change of ['pushState', 'replaceState'] as const) guardHistory(change, leads)
}

/**
 * Loads the page when the router changes the address to one that `leads` to a private page. Tag managers and the router put
 * functions of their own in the place of the history's: those are called after this check, and not for such an address.
 */
function guardHistory(change: 'pushState' | 'replaceState', leads: (address: string) => boolean): void {
  let last = history[change]
  Object.defineProperty(history, change, {
    configurable: true,
    get: (): History['pushState'] => {
      // The returned function calls the one that is set now, not a later wrapper: the two would call each other for ever.
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
 * Loads the tag manager's container (settled 11), but not in a tab that has shown a private page: it can read where the tab
 * is, where it came from and what it goes back to.
 */
export function loadTagManager(gtmId: string): void {
  if (hasShownPrivatePage()) return
  addEventListener(
    'pageshow',
    (event) => {
      // The browser has kept the document, tag manager and all, while the tab was elsewhere.
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

/** How the cookies begin that Google's tags set: `_ga…`, `_gat…`, `_gac…`, `_gid`, `_gcl…`, `_dc_gtm…`. */
const ofTags = /^_(?:ga|gid|gcl|dc_gtm)/

/** Deletes what the tag manager has stored while it was allowed, on this host and on those above it, as far as a script can. */
export function deleteTagManagerCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of browserCookies(document.cookie).keys()) {
    if (!ofTags.test(name)) continue
    // The library refuses names and hosts that browsers take, and an error would leave the other cookies where they are.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
