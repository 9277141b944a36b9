import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { SiblingSite } from '#shell/language-order.ts'
import type { Favicon, SiteFrame } from '#shell/site-frame.ts'
import type { CurrentSite } from '#sites/CurrentSite.tsx'
import type { HostBases } from '#sites/public-bases.ts'
import type { Site } from '#sites/sites.ts'
import type { SiteHandle } from '#sites/site-languages.ts'
import { loadServerDocument } from './server-document.server.ts'
import { clientDocument } from './client-document.ts'
import type { PageConfig } from './page-config.ts'

/** The data of a document besides the page itself. On the server it belongs to a request, in the browser to the document. */
export type DocumentContext = {
  readonly current: CurrentSite
  readonly frame: SiteFrame
  readonly config: PageConfig
  readonly themeCss: string
  /** The colors of the browser's user interface in the light and in the dark scheme. */
  readonly themeColors: { readonly light: string; readonly dark: string }
  /** Whether the site is enabled in the content system. */
  readonly siteEnabled: boolean
  readonly primarySite: SiteHandle
  /** The enabled sites in the order of the language menu, each with its language and the name of that language in itself. */
  readonly siblings: readonly SiblingSite[]
  /** The site's icon in each size (specification section 9). */
  readonly favicon: Favicon
  /** The nonce of the inline scripts and styles that the application renders; undefined in the browser. */
  readonly nonce: string | undefined
  /** The requested path and query within the site; undefined in the browser. */
  readonly requested: string | undefined
}

/** The part of the document context that is the same on every page of a site. */
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
