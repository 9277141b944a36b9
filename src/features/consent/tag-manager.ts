/** Addresses that hold the words of a search, an answer or the token of a preview: nobody else is told of them. */
const isPrivate = (address: string): boolean => /[?&](?:q|check|token)=/.test(address)

/**
 * Loads the tag manager's container (settled 11). It can read the address of the page and of the one before: where one of
 * them is not for others it is not loaded. Where it has been loaded, links to such pages lead to a new document.
 */
export function loadTagManager(gtmId: string): void {
  if (isPrivate(location.href) || isPrivate(document.referrer)) return
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // The router does not come to know of it: the browser follows the link itself.
      if (link && isPrivate(link.href)) event.stopImmediatePropagation()
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
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    if (!ofTags.test(name)) continue
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
