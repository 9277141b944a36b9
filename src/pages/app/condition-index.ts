import { conditionIndexQuery } from '#features/conditions/condition-index.queries.ts'
import { ConditionIndexPage } from '#features/conditions/ConditionIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'

export { ConditionIndexPage as Page }

export const loadPage = async (context: RouterContext) => ({
  head: { path: '/all-conditions', title: context.i18n._(pageTitles.conditions) },
  props: await loadAppPage(context, 'conditions', conditionIndexQuery(context.current.site.handle)),
})
