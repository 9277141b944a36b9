import { useSuspenseQuery } from '@tanstack/react-query'
import { treatmentIndexQuery } from '#features/treatments/treatment-index.queries.ts'
import { TreatmentIndexPage } from '#features/treatments/TreatmentIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

export async function loadPage(context: RouterContext) {
  await loadAppPage(context, ['treatments', 'lists'], treatmentIndexQuery(context.current.site.handle))
  return { head: { path: '/all-treatments', title: context.i18n._(pageTitles.treatments) }, props: {} }
}

export function Page() {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(treatmentIndexQuery(site.handle))
  return <TreatmentIndexPage index={data} />
}
