import { loadSettings } from '#config/settings.server.ts'
import { createSiteAddresses } from './resolve-site.ts'

/** The mapping of this installation's hosts and prefixes to its sites. */
export const siteAddresses = createSiteAddresses({
  ...loadSettings(process.env),
  // The base path is that of the build, because the setting may have changed since then.
  basePath: import.meta.env.BASE_URL,
})

/** The public base of every site. */
export const { publicBases } = siteAddresses
