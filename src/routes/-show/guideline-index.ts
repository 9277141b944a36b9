import { guidelineIndexQuery } from '#features/guidelines/guideline-index.queries.ts'
import { GuidelineIndexPage } from '#features/guidelines/GuidelineIndexPage.tsx'
import type { RouterContext } from '../__root.tsx'
import { loadOwnPage } from '../-pages/load-own-page.ts'
import { pageTitles } from '../-pages/page-titles.ts'

export { GuidelineIndexPage as Page }

export const loadPage = async (context: RouterContext) => ({
  head: { path: '/guidelines', title: context.i18n._(pageTitles.guidelines) },
  props: await loadOwnPage(context, 'guidelines', guidelineIndexQuery(context.current.site.handle)),
})
