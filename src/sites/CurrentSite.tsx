import { createContext, use, type ReactNode } from 'react'
import { withQuery } from '#lib/uri-path.ts'
import type { FeatureFlag } from './feature-flags.ts'
import type { SitePrefix } from './resolve-site.ts'
import type { Site, SiteHandle } from './sites.ts'

/** The site that a document belongs to. A document never changes its site. */
export type CurrentSite = {
  readonly site: Site
  readonly prefix: SitePrefix
  /** Path under which the application is served, without a slash at its end: '' unless built with BASE_PATH. */
  readonly basePath: string
  readonly publicBases: Readonly<Record<SiteHandle, string>>
  /** The parameters that the links of a preview keep, as text; nothing for visitors. */
  readonly preview?: string
}

const CurrentSiteContext = createContext<CurrentSite | null>(null)

export function CurrentSiteProvider({ value, children }: { value: CurrentSite; children: ReactNode }) {
  return <CurrentSiteContext value={value}>{children}</CurrentSiteContext>
}

/** The document's site, with what components ask of it. Throws outside a `CurrentSiteProvider`. */
export function useCurrentSite() {
  const current = use(CurrentSiteContext)
  if (!current) throw new Error('useCurrentSite needs a CurrentSiteProvider above it.')
  return {
    site: current.site,
    prefix: current.prefix,
    basePath: current.basePath,
    preview: current.preview,
    hasFlag: (flag: FeatureFlag): boolean => current.site.enable.includes(flag),
    /** The address of one of the site's own paths, as a plain link or form needs it. */
    path: (path: string): string => current.basePath + current.prefix + path,
    /** The same for what leads on from a page: from a preview to previews (settled 8). */
    pathOnward: (path: string): string => current.basePath + current.prefix + withQuery(path, current.preview),
    /** The public address of a path on another site of the group. */
    publicHref: (handle: SiteHandle, path: string): string => current.publicBases[handle] + path,
  }
}
