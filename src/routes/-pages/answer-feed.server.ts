import type { MessageDescriptor } from '@lingui/core'
import { atomFeed, type FeedName } from '#features/feeds/atom-feed.server.ts'
import { loadI18n } from '#i18n/load-i18n.ts'
import { getDocumentContext } from '../-document/document-context.ts'
import { storedFor } from '../-document/stored-for.server.ts'

/** The Atom feed of a list of the site, with the list's title. 404 where the site is switched off. */
export async function answerFeed(name: FeedName, title: MessageDescriptor): Promise<Response> {
  const { current, frame, siteEnabled } = await getDocumentContext()
  if (!siteEnabled) return new Response('Not found\n', { status: 404 })
  const i18n = await loadI18n(current.site.locale, frame.messages)
  const feed = await atomFeed(current.site, name, `${i18n._(title)} | ${frame.siteName}`)
  return new Response(feed, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': storedFor },
  })
}
