import { SiteFrameDocument, type SiteFrameQuery, type SiteGlobalsQuery } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchSiteGlobals, fetchSiteList, primarySiteOf, type SiteList } from '#content/content-sites.server.ts'
import { chooseStaticMessages } from '#i18n/catalogues.server.ts'
import { isSiteHandle, siteHandles, type Site, type SiteHandle } from '#sites/sites.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { parseSiteFrame } from './parse-site-frame.server.ts'
import type { SiteFrame } from './site-frame.ts'

export type LoadedSiteFrame = Pick<ReturnType<typeof parseSiteFrame>, 'glossary' | 'theme' | 'favicon'> & {
  readonly frame: SiteFrame
  readonly siteIds: Readonly<Partial<Record<SiteHandle, number>>>
  /** The primary site of the content system, whose content replaces missing translations on other sites. */
  readonly primarySite: SiteHandle
}

type Fetched = { readonly list: SiteList; readonly globals: SiteGlobalsQuery; readonly content: SiteFrameQuery }

const preparedFrames = new WeakMap<SiteGlobalsQuery, Fetched & { readonly loaded: Promise<LoadedSiteFrame> }>()

/**
 * Loads a site's globals and the other content of its frame, including drafts in a preview.
 *
 * Rejects with a `CombinedError` when the content system cannot be reached and there is no cached result.
 */
export async function loadSiteFrame(site: Site): Promise<LoadedSiteFrame> {
  const [list, globals, content] = await Promise.all([
    fetchSiteList(),
    fetchSiteGlobals(site.handle),
    fetchContent(SiteFrameDocument, { site: [site.handle] }),
  ])
  const cached = preparedFrames.get(globals)
  if (cached?.list === list && cached.content === content) return cached.loaded
  const fetched = { list, globals, content }
  const loaded = prepareSiteFrame(site, fetched)
  preparedFrames.set(globals, { ...fetched, loaded })
  return loaded
}

async function prepareSiteFrame(site: Site, { list, globals, content }: Fetched): Promise<LoadedSiteFrame> {
  const primarySite = primarySiteOf(list)
  const { frame, messages, ...rest } = parseSiteFrame({
    globals,
    frame: content,
    site,
    disabledSites: disabledSitesOf(list),
    primarySite,
    now: new Date(),
    report: ({ message, ...context }) =>
      reportProblem({ event: 'content.rejected', message, context: { site: site.handle, ...context } }),
  })
  return {
    ...rest,
    frame: { ...frame, messages: await chooseStaticMessages(site.locale, messages) },
    siteIds: Object.fromEntries((list ?? []).map(({ handle, id }) => [handle, id])),
    primarySite,
  }
}

/** Returns the sites that are disabled in the content system; none if no site is enabled, or the list is unavailable. */
function disabledSitesOf(list: SiteList): readonly SiteHandle[] {
  const enabled = new Set(
    (list ?? [])
      .filter((site) => site.enabled)
      .map(({ handle }) => handle)
      .filter(isSiteHandle),
  )
  return enabled.size === 0 ? [] : siteHandles.filter((handle) => !enabled.has(handle))
}
