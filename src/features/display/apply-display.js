// Stands in the head of every page as it is, ahead of the first paint: what the reader has set is on the root before anything
// is drawn. It is no module, because modules wait for the page; and few bytes, because every reader waits for them. What was
// set in another tab, or before the way back to this page, counts here too.
;(() => {
  const root = document.documentElement
  const apply = () => {
    try {
      const kept = localStorage.display
      if (kept || root.dataset.display) root.dataset.display = kept || ''
    } catch {
      // A browser that keeps nothing has nothing set.
    }
  }
  apply()
  addEventListener('pageshow', apply)
  addEventListener('storage', apply)
})()
