import { configuredSites } from '#sites/configured-sites.server.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import { hasClinicalCodes } from './parse-clinical-code.server.ts'

/**
 * Returns the site in a reader's language among those that support clinical codes, or undefined if there is none. The region
 * is ignored (`pt-BR` gets the Portuguese site), but the script has to match (`zh-TW` does not get simplified Chinese).
 *
 * @param handles the sites that are enabled
 */
export function siteOfLanguage(language: Intl.Locale, handles: readonly SiteHandle[]): Site | undefined {
  const wanted = language.maximize()
  return handles
    .map((handle) => configuredSites[handle])
    .filter(hasClinicalCodes)
    .find(({ locale }) => {
      const own = new Intl.Locale(locale).maximize()
      return own.language === wanted.language && own.script === wanted.script
    })
}
