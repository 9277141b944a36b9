import type { SiteHandle } from '#sites/site-languages.ts'

/**
 * Returns the path at which a page is shown in two languages, or where the second one is chosen. No path of a page begins
 * with the handle of a site, because such paths lead to that site.
 *
 * @param path the path of the page within its site, percent-encoded
 * @param other the site of the second language; left out to choose it
 */
export const sideBySidePath = (path: string, other?: SiteHandle): string =>
  `/side-by-side${other ? `/${other}` : ''}${path}`
