import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import type { ComponentProps } from 'react'
import { sentCookies } from '#features/stored-data/sent-cookies.server.ts'
import { storedDataPath } from '#features/stored-data/stored-items.ts'
import { storedDataTitle } from '#features/stored-data/stored-data-title.ts'
import { StoredDataPage } from '#features/stored-data/StoredDataPage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'

// Scripts do not see all cookies, so after a navigation in the browser the existing ones are unknown.
const currentCookies = createIsomorphicFn()
  .server(() => sentCookies(getRequestHeader('cookie') ?? ''))
  .client((): ReturnType<typeof sentCookies> => ({}))

export { StoredDataPage as Page }

/** Loads the page that lists the data stored in the reader's browser. */
export async function loadPage(
  { i18n }: RouterContext,
  { deleted }: { readonly deleted?: string },
): Promise<AppPage<ComponentProps<typeof StoredDataPage>>> {
  await loadMessages(i18n, 'stored-data')
  return {
    head: { path: storedDataPath, title: i18n._(storedDataTitle), robots: ['noindex', 'follow'] },
    props: { cookies: currentCookies(), isDeleted: deleted !== undefined },
  }
}
