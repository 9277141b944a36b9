import { loadSettings } from '#config/settings.server.ts'
import { configureSites } from './configure-sites.server.ts'

/** The sites as this installation has them. */
export const configuredSites = configureSites(loadSettings(process.env))
