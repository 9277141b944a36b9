import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { fetchEmergencyNumbers } from '#blocks/emergency-numbers.server.ts'
import { loadSettings } from '#config/settings.server.ts'
import { limitResponses } from '#content/limit-response.server.ts'
import { fetchEmbeddedMedia } from '#content/content.server.ts'
import { cacheControl } from '#document/cache-control.server.ts'
import { completeResponse } from '#document/complete-response.server.ts'
import { fileOrError } from '#document/file-or-error.server.ts'
import type { RequestContext } from '#document/server-document.server.ts'
import { copyTexts } from '#features/offline/offline-copy-texts.server.ts'
import { fontsOf, offlineCopy, picturesOf } from '#features/offline/offline-copy.server.ts'
import { offlinePagePath, storedBytesHeader, type OfflineCopies } from '#features/offline/offline-copies.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { offlineSuffix, splitDataPath } from '#lib/payload-path.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { textResponse } from '#lib/text-response.ts'
import { pathFromUri, uriFromPath } from '#lib/uri-path.ts'
import { loadSiteFrame } from '#shell/load-site-frame.server.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import { type SiteHandle, sites } from '#sites/sites.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import { resolvePage } from './resolve-page.server.ts'

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')
const { mediaOrigin, contentTimeoutMs, maxContentBytes } = loadSettings(process.env)

const fetchLimited = limitResponses(fetch, maxContentBytes)

/**
 * The maximum number of topics whose copies are made at the same time; a topic is a condition with the pages that belong to
 * it. Further requests are refused with 503.
 */
const maxConcurrentTopics = 2
let runningTopics = 0

type Render = (request: Request, context: RequestContext) => Promise<Response> | Response

/** Whether a request is for the copies of a page and of the pages that belong to it. Drafts are not copied. */
export const isOfflineRequest = ({ method }: Request, { siteRequest }: RequestContext): boolean =>
  method === 'GET' && siteRequest.path.endsWith(offlineSuffix) && previewQuery(siteRequest.search) === ''

/**
 * Responds with the copies of a condition and of the pages that belong to it as JSON (`OfflineCopies`), and with their size
 * in a header. A condition that is gone gets 410 or 404, and one that has moved a redirect, so that browsers update what
 * they keep. Responds 503 while too many other copies are being made, or if one of the pages fails.
 *
 * @param render handles the request for a page
 */
export const handleOfflineCopies = async (
  request: Request,
  context: RequestContext,
  render: Render,
): Promise<Response> =>
  completeResponse(
    await fileOrError(async () => {
      if (runningTopics >= maxConcurrentTopics)
        return textResponse(503, 'Too many copies are being made at the moment.', { 'retry-after': '10' })
      runningTopics += 1
      return loadCopies(request, context, render).finally(() => (runningTopics -= 1))
    }),
    false,
  )

async function loadCopies(request: Request, { siteRequest }: RequestContext, render: Render): Promise<Response> {
  const { site, prefix } = siteRequest
  const path = splitDataPath(siteRequest.path).page
  const found = await findTopic(site.handle, path)
  if ('status' in found)
    return textResponse(found.status, 'There are no copies of this page.', {
      ...(found.location !== undefined && {
        location: basePath + prefix + found.location.replace(/\/$/, '') + offlineSuffix,
      }),
    })
  const texts = await loadTexts(site.handle)
  const files = createFiles()
  const documents: Record<string, OfflineCopies['documents'][string]> = {}
  let lifetime = cacheControl
  for (const page of found.paths) {
    // Other requests are handled between two pages.
    await setImmediate()
    const response = await renderPage(page, request, { siteRequest }, render)
    if (response.status >= 500) return textResponse(503, 'A page of this topic is not available at the moment.')
    // A page that is gone or redirects is left out, so browsers delete their copy of it.
    if (response.status !== 200) continue
    // A page that was made of stale content is fresh for a shorter time, and so are its copies.
    const pageLifetime = response.headers.get('cache-control') ?? cacheControl
    if (pageLifetime !== cacheControl) lifetime = pageLifetime
    const html = await response.text()
    const pictures = await copyPictures(picturesOf(html), files)
    documents[basePath + prefix + page] = {
      html: offlineCopy(html, { texts, addFile: files.add, pictures }),
      policy: response.headers.get('content-security-policy') ?? '',
    }
  }
  const [ownPath = path] = found.paths
  const own = documents[basePath + prefix + ownPath]
  if (!own) return textResponse(404, 'There are no copies of this page.')
  const copies: OfflineCopies = {
    href: basePath + prefix + ownPath,
    listHref: basePath + prefix + offlinePagePath,
    title: found.title,
    language: site.locale,
    documents,
    fonts: fontsOf(own.html),
    files: files.all,
  }
  return Response.json(copies, {
    headers: {
      'cache-control': lifetime,
      'x-robots-tag': 'noindex',
      [storedBytesHeader]: String(storedBytesOf(copies)),
      [internalHeaders.parameters]: '',
      [internalHeaders.tags]: found.paths.map((page) => encodeURIComponent(uriFromPath(page))).join(', '),
    },
  })
}

type Topic = { readonly title: string; readonly paths: readonly string[] }
type Missing = { readonly status: number; readonly location?: string }

/** Finds the condition at a path, and the paths of the pages that belong to it, its own first. */
async function findTopic(site: SiteHandle, path: string): Promise<Topic | Missing> {
  if (!hasOwnPage(sites[site], offlinePagePath)) return { status: 404 }
  const { address, page } = await resolvePage({ site, pathAndQuery: path })
  if (address.kind === 'gone') return { status: 410 }
  if (address.kind === 'redirect')
    return address.target.kind === 'internal'
      ? { status: address.status, location: address.target.path.replace(/[?#].*$/s, '') }
      : { status: 404 }
  if (page?.content.kind !== 'condition' || page.content.part !== undefined) return { status: 404 }
  const { article, situations, treatments, comparisonPath } = page.content
  const situationPaths = pathsOf(situations)
  const treatmentsOf = async (situation: string): Promise<readonly SafeLink[]> => {
    const { page: shown } = await resolvePage({ site, pathAndQuery: situation })
    return shown?.content.kind === 'situation' ? shown.content.treatments : []
  }
  const ofSituations = (await Promise.all(situationPaths.map(treatmentsOf))).flat()
  const paths = [
    pathFromUri(page.meta.uri),
    ...(comparisonPath === undefined ? [] : [comparisonPath]),
    ...situationPaths,
    ...pathsOf([...treatments, ...ofSituations]),
    emergencyPath,
    offlinePagePath,
  ]
  return { title: article.title, paths: [...new Set(paths)] }
}

const pathsOf = (links: readonly SafeLink[]): readonly string[] =>
  links.flatMap((link) => (link.kind === 'internal' ? [link.path.replace(/[?#].*$/s, '')] : []))

async function loadTexts(handle: SiteHandle) {
  const site = sites[handle]
  const { frame } = await loadSiteFrame(site)
  const [i18n, numbers] = await Promise.all([loadI18n(site.locale, frame.messages), fetchEmergencyNumbers(site)])
  await loadMessages(i18n, 'offline')
  return copyTexts(i18n, numbers)
}

function renderPage(path: string, request: Request, { siteRequest }: RequestContext, render: Render) {
  const url = new URL(request.url)
  url.pathname = basePath + siteRequest.prefix + path
  url.search = ''
  return render(new Request(url, request), { siteRequest: { ...siteRequest, path, search: '' } })
}

/** Collects the files of the copies, each once, under a path that depends on its content. */
function createFiles() {
  const all: Record<string, { type: string; body: string }> = {}
  const add = (content: string | Uint8Array, type: string): string => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const address = `${basePath}/offline-files/${hash}`
    all[address] ??= { type, body: Buffer.from(content).toString('base64') }
    return address
  }
  return { all, add }
}

/** Adds pictures to the files, and returns their new paths by their URLs. A picture that cannot be fetched is left out. */
async function copyPictures(
  addresses: readonly string[],
  files: ReturnType<typeof createFiles>,
): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>()
  for (const address of new Set(addresses)) {
    const response = await fetchPicture(address).catch(() => undefined)
    const type = response?.headers.get('content-type') ?? ''
    if (response?.ok && type.startsWith('image/'))
      copied.set(address, files.add(new Uint8Array(await response.arrayBuffer()), type))
  }
  return copied
}

/**
 * Fetches a picture of the embedded content or from `mediaOrigin`; pages may load pictures from no other origin. Returns
 * undefined for other URLs. Rejects for a picture of `mediaOrigin` that cannot be fetched or is too large.
 */
async function fetchPicture(address: string): Promise<Response | undefined> {
  if (address.startsWith(`${basePath}/`)) {
    const url = new URL(address.slice(basePath.length), 'http://content.invalid')
    return fetchEmbeddedMedia(url.pathname, new Request(url))
  }
  if (mediaOrigin === undefined || !URL.canParse(address) || new URL(address).origin !== mediaOrigin) return undefined
  return fetchLimited(address, { redirect: 'error', signal: AbortSignal.timeout(contentTimeoutMs) })
}

/** Returns the size of the copies in the storage of a browser, without the fonts, in bytes. */
const storedBytesOf = ({ documents, files }: OfflineCopies): number =>
  [
    ...Object.values(documents).map(({ html }) => Buffer.byteLength(html)),
    ...Object.values(files).map(({ body }) => Buffer.byteLength(body, 'base64')),
  ].reduce((sum, bytes) => sum + bytes, 0)
