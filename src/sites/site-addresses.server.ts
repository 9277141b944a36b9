import { loadSettings } from '#config/settings.server.ts'
import { createSiteAddresses } from './resolve-site.ts'

/** How the hosts and prefixes of this installation lead to its sites. */
export const siteAddresses = createSiteAddresses({
  ...loadSettings(process.env),
  // The one for which the site was built.
  basePath: import.meta.env.BASE_URL,
})

/** The public base of every site. */
export const { publicBases } = siteAddresses
