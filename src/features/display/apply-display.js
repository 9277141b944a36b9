// Other tabs and pages from the back/forward cache get the current settings too.
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
