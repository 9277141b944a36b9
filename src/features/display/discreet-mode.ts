/** The key of the neutral title of discreet mode in the local storage, which apply-discreet.js reads as well. */
const storageKey = 'discreet'

/** Whether the tab shows a neutral title and icon. False when the browser does not allow local storage. */
export function isDiscreet(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/**
 * Saves whether the tab shows a neutral title and icon, and applies the setting to this page. Throws when the browser does
 * not allow local storage.
 *
 * @param title the neutral title; undefined for the titles of the pages, in which case the page is reloaded
 */
export function saveDiscreet(title: string | undefined): void {
  if (title === undefined) {
    localStorage.removeItem(storageKey)
    location.reload()
    return
  }
  localStorage.setItem(storageKey, title)
  // The script in the head listens for changes in other tabs. This event makes it read the change in this tab as well.
  dispatchEvent(new Event('storage'))
}
