import { treatmentIndexQuery } from '#features/treatments/treatment-index.queries.ts'
import { TreatmentIndexPage } from '#features/treatments/TreatmentIndexPage.tsx'
import type { RouterContext } from '../__root.tsx'
import { loadOwnPage } from '../-pages/load-own-page.ts'
import { pageTitles } from '../-pages/page-titles.ts'

export { TreatmentIndexPage as Page }

export const loadPage = async (context: RouterContext) => ({
  head: { path: '/all-treatments', title: context.i18n._(pageTitles.treatments) },
  props: await loadOwnPage(context, 'treatments', treatmentIndexQuery(context.current.site.handle)),
})
