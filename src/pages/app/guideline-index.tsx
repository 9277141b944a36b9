import { useSuspenseQuery } from '@tanstack/react-query'
import { guidelineIndexQuery } from '#features/guidelines/guideline-index.queries.ts'
import { GuidelineIndexPage } from '#features/guidelines/GuidelineIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

export async function loadPage(context: RouterContext) {
  await loadAppPage(context, ['guidelines'], guidelineIndexQuery(context.current.site.handle))
  return { head: { path: '/guidelines', title: context.i18n._(pageTitles.guidelines) }, props: {} }
}

export function Page() {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(guidelineIndexQuery(site.handle))
  return <GuidelineIndexPage {...data} />
}
