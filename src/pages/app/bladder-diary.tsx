import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { diaryLinkAndSourcesQuery } from '#features/diary/diary-link-and-sources.queries.ts'
import { diaryTitle } from '#features/diary/diary-messages.ts'
import { DiaryPage } from '#features/diary/DiaryPage.tsx'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { hasOwnPage } from '#sites/tool-pages.ts'

const path = '/my-bladder-diary'

/**
 * Loads the page on which readers keep a bladder diary. The page is the same for everybody, because the diary is stored in
 * the browser only.
 */
export async function loadPage(context: RouterContext): Promise<AppPage<object>> {
  const { site } = context.current
  if (!hasOwnPage(site, path)) throw notFound()
  // The messages of forms are needed, because the field for a saved copy can have an error.
  await loadAppPage(context, ['diary', 'forms'], diaryLinkAndSourcesQuery(site.handle))
  return { head: { path, title: context.i18n._(diaryTitle) }, props: {} }
}

export function Page() {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(diaryLinkAndSourcesQuery(site.handle))
  return <DiaryPage article={data} />
}
