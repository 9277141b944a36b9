import { SiteFrameDocument, type SiteFrameQuery, type SiteGlobalsQuery } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchSiteGlobals, primarySiteOf } from '#content/content-sites.server.ts'
import { chooseStaticMessages } from '#i18n/catalogues.server.ts'
import { isSiteHandle, siteHandles, type Site, type SiteHandle } from '#sites/sites.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { parseSiteFrame } from './parse-site-frame.server.ts'
import type { SiteFrame } from './site-frame.ts'

export type LoadedSiteFrame = Pick<ReturnType<typeof parseSiteFrame>, 'glossary' | 'theme' | 'favicon'> & {
  readonly frame: SiteFrame
  readonly siteIds: Readonly<Partial<Record<SiteHandle, number>>>
  /** The site that the content system calls primary: the language of last resort, and the source of fallback content. */
  readonly primarySite: SiteHandle
}

const parsed = new WeakMap<SiteGlobalsQuery, { frame: SiteFrameQuery; loaded: Promise<LoadedSiteFrame> }>()

/**
 * A site's globals and what else surrounds its pages, as it is published: the browser has it from an address that is the same
 * for everybody, so a preview has it too. Asked once per site and then served from the content cache;
 * concurrent first questions share one call.
 *
 * Rejects with a `CombinedError` when the content system cannot be reached and nothing is stored.
 */
export async function loadSiteFrame(site: Site): Promise<LoadedSiteFrame> {
  const [globals, frame] = await Promise.all([
    fetchSiteGlobals(site.handle),
    fetchContent(SiteFrameDocument, { site: [site.handle] }, { published: true }),
  ])
  const known = parsed.get(globals)
  if (known?.frame === frame) return known.loaded
  const loaded = prepareSiteFrame(site, globals, frame)
  parsed.set(globals, { frame, loaded })
  return loaded
}

async function prepareSiteFrame(
  site: Site,
  globals: SiteGlobalsQuery,
  content: SiteFrameQuery,
): Promise<LoadedSiteFrame> {
  const { frame, messages, ...rest } = parseSiteFrame({
    globals,
    frame: content,
    site,
    disabledSites: disabledSitesOf(globals),
    now: new Date(),
    report: ({ message, ...context }) =>
      reportProblem({ event: 'content.rejected', message, context: { site: site.handle, ...context } }),
  })
  return {
    ...rest,
    frame: { ...frame, messages: await chooseStaticMessages(site.locale, messages) },
    siteIds: Object.fromEntries((globals.sites ?? []).map(({ handle, id }) => [handle, id])),
    primarySite: primarySiteOf(globals),
  }
}

/** The sites that the content system has switched off; none of them when it has switched on none. */
function disabledSitesOf(globals: SiteGlobalsQuery): readonly SiteHandle[] {
  const enabled = new Set(
    (globals.sites ?? [])
      .filter((site) => site.enabled)
      .map(({ handle }) => handle)
      .filter(isSiteHandle),
  )
  return enabled.size === 0 ? [] : siteHandles.filter((handle) => !enabled.has(handle))
}
