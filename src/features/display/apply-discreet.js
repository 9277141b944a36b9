// In discreet mode the tab shows a neutral title and icon, also after a navigation has set those of another page.
;(() => {
  const icon =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle cx='4' cy='4' r='3' fill='gray'/></svg>"
  let title
  const apply = () => {
    if (document.title !== title) document.title = title
    for (const link of document.querySelectorAll('link[rel=icon]'))
      if (link.getAttribute('href') !== icon) link.href = icon
  }
  const start = () => {
    try {
      title ||= localStorage.discreet
    } catch {
      // Without storage, nothing is remembered.
    }
    if (!title || start.done) return
    start.done = true
    const link = document.createElement('link')
    link.rel = 'icon'
    document.head.append(link)
    apply()
    new MutationObserver(apply).observe(document.head, { childList: true, characterData: true, subtree: true })
  }
  start()
  addEventListener('pageshow', start)
  addEventListener('storage', start)
})()
