import { atomFeed } from '#features/feeds/atom-feed.server.ts'
import { lists, type ListName } from '#features/listings/lists.ts'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import { fileOrError } from '#document/file-or-error.server.ts'
import { getDocumentContext } from '#document/document-context.ts'
import { cacheControl } from '#document/cache-control.server.ts'
import { textResponse } from '#lib/text-response.ts'

/** Responds with the Atom feed of one of the site's lists, under the list's title. Responds 404 if the site is disabled. */
export const handleFeed = (name: ListName): Promise<Response> =>
  fileOrError(async () => {
    const { current, frame, siteEnabled } = await getDocumentContext()
    if (!siteEnabled) return textResponse(404, 'Not found')
    const i18n = await loadI18n(current.site.locale, frame.messages)
    await loadMessages(i18n, 'listings')
    const list = lists[name]
    const feed = await atomFeed(current.site, list, `${i18n._(list.title)} | ${frame.siteName}`)
    return new Response(feed, {
      headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': cacheControl },
    })
  })
