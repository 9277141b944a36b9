import { configuredSites } from '#sites/configured-sites.server.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import { hasClinicalCodes } from './parse-clinical-code.server.ts'

/**
 * Returns the site in a reader's language, of those that answer requests for clinical codes: the region does not matter
 * (`pt-BR` is answered in Portuguese), the script does (`zh-TW` is not answered in simplified Chinese). Undefined if there is
 * none.
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
