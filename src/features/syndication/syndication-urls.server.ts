import { publicBases } from '#sites/site-addresses.server.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The path below which a site serves its pages to other systems. It contains the version of the API. */
export const syndicationPath = '/syndication/v1'

/** Returns the URL of the data of a page. `path` is the path of the page on the site. */
export const dataUrlOf = (site: SiteHandle, path: string): string =>
  `${publicBases[site]}${syndicationPath}/pages${path}`

/** Returns the URL of the HTML of a page. `path` is the path of the page on the site. */
export const fragmentUrlOf = (site: SiteHandle, path: string): string =>
  `${publicBases[site]}${syndicationPath}/fragments${path}`
