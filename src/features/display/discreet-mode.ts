/** The key in the local storage under which discreet mode has its neutral title; apply-discreet.js reads it too. */
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
 * Saves whether the tab shows a neutral title and icon, and applies it to this page. Throws when the browser does not allow
 * local storage.
 *
 * @param title the neutral title; undefined for the titles of the pages, with which the page is loaded again
 */
export function saveDiscreet(title: string | undefined): void {
  if (title === undefined) {
    localStorage.removeItem(storageKey)
    location.reload()
    return
  }
  localStorage.setItem(storageKey, title)
  // The script in the head listens for settings of other tabs; this event has it read the setting of this one.
  dispatchEvent(new Event('storage'))
}
