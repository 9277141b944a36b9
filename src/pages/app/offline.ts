import { notFound } from '@tanstack/react-router'
import { offlinePagePath } from '#features/offline/offline-copies.ts'
import { offlinePageTitle } from '#features/offline/offline-page-title.ts'
import { OfflinePage } from '#features/offline/OfflinePage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { AppPage } from '#pages/app-route.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'

export { OfflinePage as Page }

/**
 * Loads the page that lists what is kept for reading offline. The page is the same for everybody, because only the browser
 * knows what it keeps.
 */
export async function loadPage({ current, i18n }: RouterContext): Promise<AppPage<object>> {
  if (!hasOwnPage(current.site, offlinePagePath)) throw notFound()
  await loadMessages(i18n, 'offline')
  return {
    head: { path: offlinePagePath, title: i18n._(offlinePageTitle), robots: ['noindex', 'follow'] },
    props: {},
  }
}
