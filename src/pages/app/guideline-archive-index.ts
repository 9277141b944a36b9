import { guidelineArchiveIndexQuery } from '#features/guidelines/guideline-index.queries.ts'
import { GuidelineArchiveIndexPage } from '#features/guidelines/GuidelineArchiveIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'

export { GuidelineArchiveIndexPage as Page }

export const loadPage = async (context: RouterContext) => ({
  head: { path: '/guidelines/archive', title: context.i18n._(pageTitles.guidelineArchive) },
  props: await loadAppPage(context, 'guidelines', guidelineArchiveIndexQuery(context.current.site.handle)),
})
