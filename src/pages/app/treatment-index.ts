import { treatmentIndexQuery } from '#features/treatments/treatment-index.queries.ts'
import { TreatmentIndexPage } from '#features/treatments/TreatmentIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'

export { TreatmentIndexPage as Page }

export const loadPage = async (context: RouterContext) => ({
  head: { path: '/all-treatments', title: context.i18n._(pageTitles.treatments) },
  props: await loadAppPage(context, 'treatments', treatmentIndexQuery(context.current.site.handle)),
})
