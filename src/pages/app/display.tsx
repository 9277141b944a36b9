import type { ComponentProps } from 'react'
import { displayTitle } from '#features/display/display-title.ts'
import { DisplayPage } from '#features/display/DisplayPage.tsx'
import { VisitsSetting } from '#features/what-changed/VisitsSetting.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'

/**
 * Loads the page with the display settings. The page is the same for everybody, because the settings are stored in the
 * browser only.
 */
export async function loadPage({ i18n, frame }: RouterContext): Promise<AppPage<ComponentProps<typeof DisplayPage>>> {
  await Promise.all(['display', 'what-changed'].map((feature) => loadMessages(i18n, feature)))
  return {
    head: { path: '/display', title: i18n._(displayTitle), robots: ['noindex', 'follow'] },
    props: { hasExit: frame.exitHref !== undefined },
  }
}

/** Renders the display settings and the setting for visits, which is stored in the browser as well. */
export function Page(props: ComponentProps<typeof DisplayPage>) {
  return (
    <>
      <DisplayPage {...props} />
      <VisitsSetting />
    </>
  )
}
