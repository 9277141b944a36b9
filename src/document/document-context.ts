import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { languageNames } from '#i18n/language-names.ts'
import type { Language } from '#i18n/languages.ts'
import type { Favicon, SiteFrame } from '#shell/site-frame.ts'
import type { CurrentSite } from '#sites/CurrentSite.tsx'
import type { HostBases } from '#sites/public-bases.ts'
import type { Site } from '#sites/sites.ts'
import { siteHandles, siteLanguages, type SiteHandle } from '#sites/site-languages.ts'
import { loadServerDocument } from './server-document.server.ts'
import { clientDocument } from './client-document.ts'
import type { PageConfig } from './page-config.ts'

/** A site of the group, as the language menu names it. */
type SiblingSite = { readonly handle: SiteHandle; readonly locale: Language; readonly name: string }

/** The sites that are switched on, in the order of the language menu. */
export const siblingsOf = ({ disabledSites }: SiteFrame): readonly SiblingSite[] =>
  siteHandles
    .filter((handle) => !disabledSites.includes(handle))
    .map((handle) => ({ handle, locale: siteLanguages[handle], name: languageNames[siteLanguages[handle]] }))

/** Whether the content system has the site switched on. */
export const isSiteEnabled = ({ disabledSites }: SiteFrame, handle: SiteHandle): boolean =>
  !disabledSites.includes(handle)

/** The data of a document besides the page itself. It belongs to a request on the server, to the document in the browser. */
export type DocumentContext = {
  readonly current: CurrentSite
  readonly frame: SiteFrame
  readonly config: PageConfig
  readonly themeCss: string
  readonly themeColor: string
  /** False when the content system has switched the site off. */
  readonly siteEnabled: boolean
  readonly primarySite: SiteHandle
  /** The sites that are switched on, in the order of the language menu, with their languages and what these call themselves. */
  readonly siblings: readonly SiblingSite[]
  /** The site's icon in each size (specification section 9). */
  readonly favicon: Favicon
  /** The address as it was requested, path and query within the site. Undefined in the browser. */
  readonly requested: string | undefined
}

/** The part of it that is the same on every page of a site. */
export type SiteDocument = Pick<DocumentContext, 'frame' | 'favicon' | 'primarySite'> & {
  readonly site: Site
  readonly hostBases: HostBases
}

export const getDocumentContext = createIsomorphicFn()
  .server((): Promise<DocumentContext> => {
    const start = getGlobalStartContext()
    if (!start) throw new Error('There is no request.')
    return loadServerDocument(start)
  })
  .client((): Promise<DocumentContext> => Promise.resolve(clientDocument()))
