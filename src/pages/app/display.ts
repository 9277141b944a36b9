import type { ComponentProps } from 'react'
import { displayTitle } from '#features/display/display-title.ts'
import { DisplayPage } from '#features/display/DisplayPage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'

export { DisplayPage as Page }

/** Loads the page with the display settings. It is the same for everybody: the settings are known to the browser only. */
export async function loadPage({ i18n, frame }: RouterContext): Promise<AppPage<ComponentProps<typeof DisplayPage>>> {
  await loadMessages(i18n, 'display')
  return {
    head: { path: '/display', title: i18n._(displayTitle), robots: ['noindex', 'follow'] },
    props: { hasExit: frame.exitHref !== undefined },
  }
}
