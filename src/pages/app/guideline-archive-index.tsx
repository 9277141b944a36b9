import { useSuspenseQuery } from '@tanstack/react-query'
import { guidelineArchiveIndexQuery } from '#features/guidelines/guideline-index.queries.ts'
import { GuidelineArchiveIndexPage } from '#features/guidelines/GuidelineArchiveIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

export async function loadPage(context: RouterContext) {
  await loadAppPage(context, ['guidelines'], guidelineArchiveIndexQuery(context.current.site.handle))
  return { head: { path: '/guidelines/archive', title: context.i18n._(pageTitles.guidelineArchive) }, props: {} }
}

export function Page() {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(guidelineArchiveIndexQuery(site.handle))
  return <GuidelineArchiveIndexPage {...data} />
}
