import { loadSettings } from '#config/settings.server.ts'
import { configureSites } from './configure-sites.server.ts'

/** The table of sites, to which the settings of this installation have been applied. */
export const configuredSites = configureSites(loadSettings(process.env))
