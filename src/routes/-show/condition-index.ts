import { conditionIndexQuery } from '#features/conditions/condition-index.queries.ts'
import { ConditionIndexPage } from '#features/conditions/ConditionIndexPage.tsx'
import type { RouterContext } from '../__root.tsx'
import { loadOwnPage } from '../-pages/load-own-page.ts'
import { pageTitles } from '../-pages/page-titles.ts'

export { ConditionIndexPage as Page }

export const loadPage = async (context: RouterContext) => ({
  head: { path: '/all-conditions', title: context.i18n._(pageTitles.conditions) },
  props: await loadOwnPage(context, 'conditions', conditionIndexQuery(context.current.site.handle)),
})
