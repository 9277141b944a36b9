import {
  SiteFrameDocument,
  SiteGlobalsDocument,
  type SiteFrameQuery,
  type SiteGlobalsQuery,
} from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { chooseStaticMessages } from '#i18n/catalogues.server.ts'
import { fallbackLanguage, languages } from '#i18n/languages.ts'
import { isSiteHandle, primarySiteHandle, siteHandles, type Site, type SiteHandle } from '#sites/sites.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { parseSiteFrame } from './parse-site-frame.server.ts'
import type { SiteFrame } from './site-frame.ts'

/** The categories of static messages that every site asks for (specification section 7). */
const categories = ['context-nav', 'types', 'site', 'components']

export type LoadedSiteFrame = Pick<ReturnType<typeof parseSiteFrame>, 'glossary' | 'theme' | 'favicon'> & {
  readonly frame: SiteFrame
  readonly siteIds: Readonly<Partial<Record<SiteHandle, number>>>
  /** The site that the content system calls primary: the language of last resort, and the source of fallback content. */
  readonly primarySite: SiteHandle
}

/**
 * Site data is fetched once and then marked as fetched (specification section 4): the content cache holds it until an editor's
 * change purges it. Without purges it ages like all content.
 */
const fetchedOnce = { once: true } as const

type SiteList = SiteGlobalsQuery['sites']

/**
 * The sites of the content system, for the list of languages. They come from the call that the specification describes
 * (section 7), with all languages and categories, which is sent once, at start.
 *
 * Rejects with a `CombinedError` when the content system cannot be reached.
 */
export async function fetchSiteList(): Promise<SiteList> {
  const all = { site: [primarySiteHandle], language: [...languages], category: categories }
  return (await fetchContent(SiteGlobalsDocument, all, fetchedOnce)).sites
}

type Fetched = { readonly list: SiteList; readonly globals: SiteGlobalsQuery; readonly content: SiteFrameQuery }

const prepared = new WeakMap<SiteGlobalsQuery, Fetched & { readonly loaded: Promise<LoadedSiteFrame> }>()

/**
 * A site's globals and what else surrounds its pages, in a preview with its drafts. A page needs the strings of its own
 * language and of en-US only, so these are what is fetched for it (docs/decisions/0003).
 *
 * Rejects with a `CombinedError` when the content system cannot be reached and nothing is cached.
 */
export async function loadSiteFrame(site: Site): Promise<LoadedSiteFrame> {
  const language = [...new Set([site.locale, fallbackLanguage])]
  const [list, globals, content] = await Promise.all([
    fetchSiteList(),
    fetchContent(SiteGlobalsDocument, { site: [site.handle], language, category: categories }, fetchedOnce),
    fetchContent(SiteFrameDocument, { site: [site.handle] }),
  ])
  const known = prepared.get(globals)
  if (known?.list === list && known.content === content) return known.loaded
  const fetched = { list, globals, content }
  const loaded = prepareSiteFrame(site, fetched)
  prepared.set(globals, { ...fetched, loaded })
  return loaded
}

async function prepareSiteFrame(site: Site, { list, globals, content }: Fetched): Promise<LoadedSiteFrame> {
  const { frame, messages, ...rest } = parseSiteFrame({
    globals,
    frame: content,
    site,
    disabledSites: disabledSitesOf(list),
    now: new Date(),
    report: ({ message, ...context }) =>
      reportProblem({ event: 'content.rejected', message, context: { site: site.handle, ...context } }),
  })
  return {
    ...rest,
    frame: { ...frame, messages: await chooseStaticMessages(site.locale, messages) },
    siteIds: Object.fromEntries((list ?? []).map(({ handle, id }) => [handle, id])),
    primarySite:
      (list ?? [])
        .filter(({ primary }) => primary)
        .map(({ handle }) => handle)
        .find(isSiteHandle) ?? primarySiteHandle,
  }
}

/** The sites that the content system has switched off; none of them when it has switched on none. */
function disabledSitesOf(list: SiteList): readonly SiteHandle[] {
  const enabled = new Set(
    (list ?? [])
      .filter((site) => site.enabled)
      .map(({ handle }) => handle)
      .filter(isSiteHandle),
  )
  return enabled.size === 0 ? [] : siteHandles.filter((handle) => !enabled.has(handle))
}
