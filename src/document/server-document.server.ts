import { isSiteEnabled, siblingsOf } from '#shell/language-order.ts'
import { loadSiteFrame, type LoadedSiteFrame } from '#shell/load-site-frame.server.ts'
import { fallbackFrame } from '#shell/fallback-frame.server.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'
import { publicBases, siteAddresses } from '#sites/site-addresses.server.ts'
import type { RequestedSite } from '#sites/resolve-site.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import type { PageError } from '#lib/page-error.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { loadSettings } from '#config/settings.server.ts'
import { fontFacesCss } from '#ui/site-fonts.ts'
import { parseTheme, referenceTheme, type ThemeColors, themeColorsMeta, themeCss } from '#ui/theme/theme-css.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import type { Exchange } from '#features/chat/chat-answer.ts'
import type { ContactForm } from '#features/contact/contact-form.ts'
import type { FeedbackForm } from '#features/feedback/feedback.ts'
import type { PostedSymptoms } from '#features/symptoms/symptom-form.ts'
import type { DocumentContext, SiteDocument } from './document-context.ts'
import { renderNonce } from './render-nonce.server.ts'

/** The result of a form that was posted to its page. The page is rendered again with this result. */
export type PostedForm = {
  /** The message of a contact form that was not accepted. */
  readonly contact?: ContactForm
  /** The comment that is invalid or could not be stored, and the page that it is about. */
  readonly feedback?: { readonly about: string; readonly form: FeedbackForm }
  /** The symptoms that a reader has chosen, with the matching pages. */
  readonly symptoms?: PostedSymptoms
  /** A question to a chatbot, with the answer. */
  readonly exchange?: Exchange
}

/** The context of a request: the site that the HTTP front has determined, and what the application adds. */
export type RequestContext = {
  readonly siteRequest: RequestedSite
  /** Whether the response is the page's data as JSON, for a navigation in the client, instead of its document. */
  readonly isPayload?: boolean
  readonly posted?: PostedForm | undefined
  /** The error of a page that failed to render; the request then renders the error page in its place. */
  readonly failure?: PageError
}

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')
const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'development'

const { reporting, sessionRefetchInterval } = loadSettings(process.env)
const browserReporting = reporting
  ? {
      releaseStage: reporting.releaseStage,
      maxBreadcrumbs: reporting.maxBreadcrumbs,
      maxEvents: reporting.maxEvents,
    }
  : false

type ServedSite = {
  readonly document: SiteDocument
  readonly themeCss: string
  readonly themeColors: ThemeColors
}

const servedSites = new WeakMap<LoadedSiteFrame, ServedSite>()

/** Prepares a loaded frame for the documents of its site, once per frame. */
function serveFrame(site: Site, loaded: LoadedSiteFrame): ServedSite {
  let cached = servedSites.get(loaded)
  if (!cached) servedSites.set(loaded, (cached = prepareFrame(site, loaded)))
  return cached
}

function prepareFrame(site: Site, loaded: LoadedSiteFrame): ServedSite {
  const document: SiteDocument = {
    site,
    hostBases: siteAddresses.hostBases,
    frame: loaded.frame,
    favicon: loaded.favicon,
    primarySite: loaded.primarySite,
  }
  const { theme, problems } = parseTheme(loaded.theme)
  for (const { color, value } of problems) {
    reportProblem({
      event: 'content.rejected',
      message: 'A theme value is not a color.',
      context: { site: site.handle, color, value },
    })
  }
  const css = themeCss(theme) + fontFacesCss(site.locale)
  return { document, themeCss: css, themeColors: themeColorsMeta(theme) }
}

/**
 * The minimal frame of each site, created once. A page is rendered in it when the header and the footer cannot be fetched.
 */
const withoutContent = new Map<SiteHandle, LoadedSiteFrame>()

function frameWithoutContent(site: Site): LoadedSiteFrame {
  let loaded = withoutContent.get(site.handle)
  if (!loaded) withoutContent.set(site.handle, (loaded = fallbackFrame(site, referenceTheme)))
  return loaded
}

/**
 * Loads the document context of a request. Does not reject when the frame cannot be fetched: the page, or the error page, is
 * then rendered in the minimal frame.
 */
export async function loadServerDocument({
  siteRequest,
}: Pick<RequestContext, 'siteRequest'>): Promise<DocumentContext> {
  const { prefix, path, search } = siteRequest
  const site = configuredSites[siteRequest.site.handle]
  const loaded = await loadSiteFrame(site).catch(() => frameWithoutContent(site))
  const { document, themeCss: css, themeColors } = serveFrame(site, loaded)
  return {
    ...document,
    siblings: siblingsOf(document.frame),
    siteEnabled: isSiteEnabled(document.frame, site.handle),
    current: { site, publicBases, basePath, prefix, preview: previewQuery(search) },
    config: {
      basePath,
      buildId,
      site: site.handle,
      prefix,
      reporting: browserReporting,
      gtmId: site.gtmId,
      session: { refetchInterval: sessionRefetchInterval },
      today: new Date().toISOString().slice(0, 10),
      document,
    },
    themeCss: css,
    themeColors,
    nonce: renderNonce,
    requested: path + search,
  }
}
