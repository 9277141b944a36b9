import { guidelineIndexQuery } from '#features/guidelines/guideline-index.queries.ts'
import { GuidelineIndexPage } from '#features/guidelines/GuidelineIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'

export { GuidelineIndexPage as Page }

export const loadPage = async (context: RouterContext) => ({
  head: { path: '/guidelines', title: context.i18n._(pageTitles.guidelines) },
  props: await loadAppPage(context, 'guidelines', guidelineIndexQuery(context.current.site.handle)),
})
