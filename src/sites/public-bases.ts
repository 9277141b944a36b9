import { siteHandles, type SiteHandle } from './site-languages.ts'

/** The public bases of the primary site and of all sites with a host of their own, without a trailing slash. */
export type HostBases = { readonly primary: string; readonly own: Readonly<Partial<Record<SiteHandle, string>>> }

/** Returns the public base of every site, which is its own host or its handle below the primary site (settled 1). */
export const publicBasesOf = ({ primary, own }: HostBases): Readonly<Record<SiteHandle, string>> =>
  Object.fromEntries(siteHandles.map((handle) => [handle, own[handle] ?? `${primary}/${handle}`])) as Record<
    SiteHandle,
    string
  >
