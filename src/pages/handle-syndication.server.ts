import { getDocumentContext, type DocumentContext } from '#document/document-context.ts'
import { publicApiHeaders, readableByAnyOrigin } from '#document/public-api.server.ts'
import { fileOrError } from '#document/file-or-error.server.ts'
import { SyndicatedPageDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { changesFeed, maxChanges } from '#features/syndication/changes-feed.server.ts'
import { htmlFragment } from '#features/syndication/html-fragment.server.ts'
import { listPages } from '#features/syndication/list-pages.server.ts'
import { openApiDocument } from '#features/syndication/openapi.server.ts'
import {
  isSyndicated,
  listParameters,
  parseSyndicationRequest,
  type SyndicationRequest,
} from '#features/syndication/parse-syndication-request.server.ts'
import { syndicatePage } from '#features/syndication/syndicate-page.server.ts'
import { syndicationCatalogue } from '#features/syndication/syndication-labels.server.ts'
import { syndicationPath } from '#features/syndication/syndication-urls.server.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import { textResponse } from '#lib/text-response.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { resolvePage } from './resolve-page.server.ts'

type Context = DocumentContext & { readonly handles: readonly SiteHandle[] }

/**
 * Responds to other systems that show the site's pages, with a page as JSON or HTML, the list of pages, the feed of changes,
 * or the OpenAPI description of these resources. Responds 404 on a site that does not allow other systems to show its pages.
 */
export const handleSyndication = (): Promise<Response> =>
  fileOrError(async () => {
    const context = await getDocumentContext()
    if (!context.siteEnabled || !isSyndicated(context.current.site)) return textResponse(404, 'Not found')
    const handles = context.siblings.map(({ handle }) => handle)
    const [path = '', query = ''] = (context.requested ?? '').split('?', 2)
    const request = parseSyndicationRequest(path.slice(syndicationPath.length + 1), new URLSearchParams(query))
    return respond(request, { ...context, handles })
  })

function respond(request: SyndicationRequest, context: Context): Promise<Response> | Response {
  const { site } = context.current
  switch (request.kind) {
    case 'unknown':
      return textResponse(404, 'Not found', readableByAnyOrigin)
    case 'invalid':
      return textResponse(400, request.problems.join(' '), readableByAnyOrigin)
    case 'description':
      return json(openApiDocument(site))
    case 'changes':
      return respondWithChanges(context)
    case 'list':
      return respondWithList(request, context)
    case 'page':
    case 'fragment':
      return respondWithPage(request, context)
  }
}

const json = (value: unknown, about: { parameters?: readonly string[]; uris?: readonly string[] } = {}): Response =>
  new Response(JSON.stringify(value), { headers: publicApiHeaders({ contentType: 'application/json', ...about }) })

async function respondWithChanges({ current: { site }, handles }: Context): Promise<Response> {
  const { list, uris } = await listPages({ site, siblings: handles, offset: 0, limit: maxChanges })
  return new Response(changesFeed(site, list), {
    headers: publicApiHeaders({ contentType: 'application/atom+xml', uris }),
  })
}

async function respondWithList(
  { changedSince, limit, offset }: Extract<SyndicationRequest, { kind: 'list' }>,
  { current: { site }, handles }: Context,
): Promise<Response> {
  const { list, uris } = await listPages({ site, siblings: handles, changedSince, offset, limit })
  const end = offset + limit
  const query = new URLSearchParams({
    ...(changedSince !== undefined && { changedSince }),
    limit: String(limit),
    offset: String(end),
  })
  const next = limit > 0 && end < list.total && `${publicBases[site.handle]}${syndicationPath}/pages?${query}`
  return json({ ...list, ...(next && { next }) }, { parameters: listParameters, uris })
}

async function respondWithPage(
  { kind: form, path }: Extract<SyndicationRequest, { kind: 'page' | 'fragment' }>,
  { current: { site }, frame, handles, config }: Context,
): Promise<Response> {
  const { address, page } = await resolvePage({ site: site.handle, pathAndQuery: path })
  switch (address.kind) {
    case 'gone':
      return textResponse(410, 'This page is gone.', readableByAnyOrigin)
    case 'redirect': {
      const { status, target } = address
      if (target.kind !== 'internal') return textResponse(404, 'Not found', readableByAnyOrigin)
      const folder = form === 'page' ? 'pages' : 'fragments'
      const location = `${publicBases[site.handle]}${syndicationPath}/${folder}${target.path}`
      return new Response(null, { status, headers: { location, ...readableByAnyOrigin } })
    }
    case 'none':
      return textResponse(404, 'Not found', readableByAnyOrigin)
    case 'entry':
  }
  const { entry } = address
  const content = page?.content
  const isWhole = entry.part === undefined
  if (
    !page ||
    !isWhole ||
    !(content?.kind === 'condition' || content?.kind === 'situation' || content?.kind === 'treatment')
  )
    return textResponse(404, 'Not found', readableByAnyOrigin)
  const [{ entry: facts }, i18n] = await Promise.all([
    fetchContent(SyndicatedPageDocument, { id: [entry.id], site: [entry.shownFrom] }),
    loadI18n(site.locale, frame.messages),
  ])
  await loadMessages(i18n, syndicationCatalogue)
  const syndicated = syndicatePage({
    site,
    siteName: frame.siteName,
    kind: content.kind,
    path: pathFromUri(page.meta.uri),
    article: content.article,
    facts: facts ?? { dateUpdated: null },
    translations: page.meta.translations,
    siblings: handles,
    i18n,
    today: config.today,
  })
  const uris = [entry.uri]
  if (form === 'page') return json(syndicated, { uris })
  return new Response(htmlFragment(syndicated, i18n), {
    headers: {
      ...publicApiHeaders({ contentType: 'text/html', uris }),
      // The content security policy of pages is derived from the scripts and styles of a document. A fragment has none of
      // them, so it gets a policy of its own.
      'content-security-policy': "default-src 'none'; img-src https: http:; frame-ancestors 'none'",
    },
  })
}
