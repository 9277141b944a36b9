import { untranslatedLabel } from '#blocks/untranslated-label.server.ts'
import { getDocumentContext } from '#document/document-context.ts'
import { publicApiHeaders, readableByAnyOrigin } from '#document/public-api.server.ts'
import { fileOrError } from '#document/file-or-error.server.ts'
import { codePath } from '#features/coded-pages/clinical-code.ts'
import { findCodedPages } from '#features/coded-pages/find-coded-pages.server.ts'
import { knowledgeResponse } from '#features/coded-pages/knowledge-response.server.ts'
import { knowledgeXml } from '#features/coded-pages/knowledge-xml.server.ts'
import { hasClinicalCodes } from '#features/coded-pages/parse-clinical-code.server.ts'
import { knowledgeParameters, parseKnowledgeRequest } from '#features/coded-pages/parse-knowledge-request.server.ts'
import { siteOfLanguage } from '#features/coded-pages/site-of-language.server.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import { textResponse } from '#lib/text-response.ts'
import { uriFromPath } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'

/**
 * Responds to a request of a clinical system for the pages about a code (HL7 Infobutton), as an Atom feed, as JSON or, for
 * people, by a redirect to the page of the code. If no site is in the requested language, the response is in the language of
 * the primary site. Responds 400 to an invalid request, and 404 on a site that does not support such requests.
 */
export const handleInfobutton = (request: Request): Promise<Response> =>
  fileOrError(async () => {
    const { current, siteEnabled, siblings, primarySite } = await getDocumentContext()
    if (!siteEnabled || !hasClinicalCodes(current.site)) return textResponse(404, 'Not found')
    const { searchParams } = new URL(request.url)
    const parsed = parseKnowledgeRequest(searchParams)
    if ('problems' in parsed) return textResponse(400, parsed.problems.join(' '), readableByAnyOrigin)
    const handles = siblings.map(({ handle }) => handle)
    const site = parsed.language
      ? (siteOfLanguage(parsed.language, handles) ?? configuredSites[primarySite])
      : current.site
    if (parsed.format === 'text/html') {
      const location = publicBases[site.handle] + codePath(parsed.code)
      return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
    }
    const pages = await findCodedPages(site, parsed.code)
    const i18n = await loadI18n(site.locale)
    await loadMessages(i18n, 'content-labels')
    const response = knowledgeResponse({
      request: parsed,
      site,
      pages,
      siblings: handles,
      url: `${publicBases[current.site.handle]}/infobutton?${withKnowledgeParameters(searchParams)}`,
      untranslated: i18n._(untranslatedLabel),
      now: new Date().toISOString(),
    })
    const isJson = parsed.format === 'application/json'
    const headers = publicApiHeaders({
      contentType: parsed.format,
      parameters: knowledgeParameters,
      // The codes of a translation are defined on the page of the primary site, so a purge of that page must reach this
      // response as well.
      uris: pages.flatMap(({ uri, translations }) => {
        const primaryPath = translations[primarySite]?.path
        return primaryPath === undefined ? [uri] : [uri, uriFromPath(primaryPath)]
      }),
    })
    return new Response(isJson ? JSON.stringify(response) : knowledgeXml(response), { headers })
  })

/**
 * Returns a query without the parameters that are not read, such as those about the patient. The response contains its own
 * URL, in which these must not occur.
 */
const withKnowledgeParameters = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => knowledgeParameters.includes(name)))
