import type { SiteHandle } from '#sites/site-languages.ts'

/**
 * Returns the path that shows a page in two languages, or the choice of the second one. A path with the handle of the second
 * site is unambiguous, because no path of a page begins with the handle of a site.
 *
 * @param path the path of the page within its site, percent-encoded
 * @param other the site of the second language; left out for the choice
 */
export const sideBySidePath = (path: string, other?: SiteHandle): string =>
  `/side-by-side${other ? `/${other}` : ''}${path}`
