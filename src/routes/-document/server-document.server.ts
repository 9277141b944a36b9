import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { loadSiteFrame, type LoadedSiteFrame } from '#shell/load-site-frame.server.ts'
import { emptyFrame } from '#shell/empty-frame.server.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import type { SiteRequest } from '#sites/resolve-site.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { loadSettings } from '#lib/settings.server.ts'
import { sourceHash } from '#lib/source-hash.server.ts'
import { parseTheme, referenceTheme, themeColorMeta, themeCss } from '#ui/theme/theme-css.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import type { SentFormState } from '../-show/SentForm.tsx'
import type { DocumentContext, SiteDocument } from './document-context.ts'

/** What `server.ts` finds out about a request before the router is made. */
export type RequestContext = {
  readonly siteRequest: Extract<SiteRequest, { kind: 'site' }>
  /** Path and query within the site, as they were requested. */
  readonly requested: string
  /** Not the page is asked for, but what it is loaded with. */
  readonly payload?: boolean
  /** A form that was sent to the page and is shown once more. */
  readonly sentForm?: SentFormState
}

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')
const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'development'

const { reporting } = loadSettings(process.env)
const browserReporting = reporting
  ? {
      releaseStage: reporting.releaseStage,
      maxBreadcrumbs: reporting.maxBreadcrumbs,
      maxEvents: reporting.maxEvents,
    }
  : false

type ServedSite = {
  readonly document: SiteDocument
  readonly json: string
  readonly hash: string
  readonly address: string
  readonly themeCss: string
  readonly themeCssHash: string
  readonly themeColor: string
}

const served = new WeakMap<LoadedSiteFrame, ServedSite>()

/** The frames that pages in browsers and caches may still ask for, by the hash in their address. */
const publishedFrames = new LRUCache<string, string>({ max: 200 })

/**
 * The JSON of a site's frame under the hash that a page names, and whether it is that one for ever. A hash from before a
 * restart is answered with the frame of now.
 */
export async function publishedFrame(handle: SiteHandle, hash: string): Promise<{ json: string; immutable: boolean }> {
  const published = publishedFrames.get(hash)
  if (published !== undefined) return { json: published, immutable: true }
  const { json, hash: current } = serve(configuredSites[handle], await loadSiteFrame(configuredSites[handle]))
  return { json, immutable: hash === current }
}

function serve(site: Site, loaded: LoadedSiteFrame): ServedSite {
  const known = served.get(loaded)
  if (known) return known
  const document: SiteDocument = {
    current: { site, basePath, publicBases },
    frame: loaded.frame,
    favicon: loaded.favicon,
    siteEnabled: loaded.frame.siteHandles.includes(site.handle),
    primarySite: loaded.primarySite,
    siblings: loaded.frame.siteHandles.map((handle) => {
      const { locale, languageLabel } = configuredSites[handle]
      return { handle, locale, name: languageLabel }
    }),
  }
  const json = JSON.stringify(document)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16)
  publishedFrames.set(hash, json)
  const { theme, problems } = parseTheme(loaded.theme)
  for (const { color, value } of problems) {
    reportProblem({
      kind: 'content',
      message: 'A theme value is not a colour.',
      context: { site: site.handle, color, value },
    })
  }
  const css = themeCss(theme)
  const result = {
    document,
    json,
    hash,
    address: `${basePath}/site-frame/${site.handle}.${hash}.json`,
    themeCss: css,
    themeCssHash: sourceHash(css),
    themeColor: themeColorMeta(theme),
  }
  served.set(loaded, result)
  return result
}

/** When the content system cannot even say what surrounds a page, the page stands in the plainest frame. */
const withoutContent = new Map<SiteHandle, LoadedSiteFrame>()

function frameWithoutContent(site: Site): LoadedSiteFrame {
  let loaded = withoutContent.get(site.handle)
  if (!loaded) withoutContent.set(site.handle, (loaded = emptyFrame(site, referenceTheme)))
  return loaded
}

/** The document context of a request. Never rejects: without content the frame is empty, and the page itself says why. */
export async function loadServerDocument({
  siteRequest,
  requested,
  sentForm,
}: RequestContext): Promise<DocumentContext> {
  const { prefix } = siteRequest
  const site = configuredSites[siteRequest.site.handle]
  const loaded = await loadSiteFrame(site).catch(() => frameWithoutContent(site))
  const { document, address, themeCss: css, themeCssHash, themeColor } = serve(site, loaded)
  return {
    ...document,
    current: { ...document.current, prefix, preview: previewQuery(requested.replace(/^[^?]*/s, '')) },
    config: {
      basePath,
      buildId,
      site: site.handle,
      prefix,
      reporting: browserReporting,
      gtmId: site.gtmId,
      today: new Date().toISOString().slice(0, 10),
      frame: address,
    },
    themeCss: css,
    themeCssHash,
    themeColor,
    requested,
    showsFormAgain: sentForm !== undefined,
  }
}
