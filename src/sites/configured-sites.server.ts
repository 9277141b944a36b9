import { loadSettings } from '#config/settings.server.ts'
import { configureSites } from './configure-sites.server.ts'

/** The sites with the settings of this installation. */
export const configuredSites = configureSites(loadSettings(process.env))
