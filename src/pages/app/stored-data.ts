import type { ComponentProps } from 'react'
import { getSentCookies } from '#features/stored-data/stored-data.functions.ts'
import { storedDataPath } from '#features/stored-data/stored-items.ts'
import { storedDataTitle } from '#features/stored-data/stored-data-title.ts'
import { StoredDataPage } from '#features/stored-data/StoredDataPage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'

export { StoredDataPage as Page }

/** Loads the page that lists the data stored in the reader's browser. */
export async function loadPage(
  { current, i18n }: RouterContext,
  { deleted }: { readonly deleted?: string },
): Promise<AppPage<ComponentProps<typeof StoredDataPage>>> {
  const [cookies] = await Promise.all([
    getSentCookies({ data: { site: current.site.handle } }),
    loadMessages(i18n, 'stored-data'),
  ])
  return {
    head: { path: storedDataPath, title: i18n._(storedDataTitle), robots: ['noindex', 'follow'] },
    props: { cookies, isDeleted: deleted !== undefined },
  }
}
