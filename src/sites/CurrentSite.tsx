import { createContext, use, type ReactNode } from 'react'
import { withQuery } from '#lib/uri-path.ts'
import type { FeatureFlag } from './feature-flags.ts'
import type { SitePrefix } from './resolve-site.ts'
import type { Site, SiteHandle } from './sites.ts'

/** The site of a document, which does not change as long as the document is open. */
export type CurrentSite = {
  readonly site: Site
  readonly prefix: SitePrefix
  /** The path under which the application is served, without a trailing slash: '' unless built with BASE_PATH. */
  readonly basePath: string
  readonly publicBases: Readonly<Record<SiteHandle, string>>
  /** The preview parameters as a query string, which all links of a preview contain; empty or undefined for visitors. */
  readonly preview?: string
}

const CurrentSiteContext = createContext<CurrentSite | null>(null)

export function CurrentSiteProvider({ value, children }: { value: CurrentSite; children: ReactNode }) {
  return <CurrentSiteContext value={value}>{children}</CurrentSiteContext>
}

/** Returns the document's site, with functions for its URLs. Throws outside a `CurrentSiteProvider`. */
export function useCurrentSite() {
  const current = use(CurrentSiteContext)
  if (!current) throw new Error('useCurrentSite needs a CurrentSiteProvider above it.')
  return {
    site: current.site,
    prefix: current.prefix,
    basePath: current.basePath,
    preview: current.preview,
    hasFlag: (flag: FeatureFlag): boolean => current.site.enable.includes(flag),
    /** Returns the URL of one of the site's own paths, for a plain link or form; preview parameters are not included. */
    path: (path: string): string => current.basePath + current.prefix + path,
    /** Returns the URL of a path with the preview parameters, so that links in a preview lead to previews (settled 8). */
    pathOnward: (path: string): string => current.basePath + current.prefix + withQuery(path, current.preview),
    /** Returns the public URL of a path on another site of the group. */
    publicHref: (handle: SiteHandle, path: string): string => current.publicBases[handle] + path,
  }
}
