import { languageNames } from '#i18n/language-names.ts'
import type { Language } from '#i18n/languages.ts'
import { siteHandles, siteLanguages, type SiteHandle } from '#sites/site-languages.ts'
import type { SiteFrame } from './site-frame.ts'

/** A site as the language menu lists it: its handle, its language, and the name of that language in itself. */
export type SiblingSite = { readonly handle: SiteHandle; readonly locale: Language; readonly name: string }

/**
 * All sites by the names of their languages. The order is the same on every site: names in Latin script come first, then
 * those in other scripts.
 */
const sitesByName: readonly SiblingSite[] = siteHandles
  .map((handle) => ({ handle, locale: siteLanguages[handle], name: languageNames[siteLanguages[handle]] }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'))

/** Returns the enabled sites in the order of the language menu. */
export const siblingsOf = ({ disabledSites }: Pick<SiteFrame, 'disabledSites'>): readonly SiblingSite[] =>
  sitesByName.filter(({ handle }) => !disabledSites.includes(handle))

/** Whether the site is enabled in the content system. */
export const isSiteEnabled = ({ disabledSites }: SiteFrame, handle: SiteHandle): boolean =>
  !disabledSites.includes(handle)
