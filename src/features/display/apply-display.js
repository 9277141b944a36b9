// Runs in the head of every page, unprocessed, so that the reader's settings are on the root before the first paint. It is
// a classic script, because modules are deferred, and short, because it blocks rendering. Changes in other tabs, and pages
// from the back/forward cache, get the current settings too.
;(() => {
  const root = document.documentElement
  const apply = () => {
    try {
      const kept = localStorage.display
      if (kept || root.dataset.display) root.dataset.display = kept || ''
    } catch {
      // Without storage, there are no settings.
    }
  }
  apply()
  addEventListener('pageshow', apply)
  addEventListener('storage', apply)
})()
