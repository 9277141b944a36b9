import { useSuspenseQuery } from '@tanstack/react-query'
import { conditionIndexQuery } from '#features/conditions/condition-index.queries.ts'
import { ConditionIndexPage } from '#features/conditions/ConditionIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

export async function loadPage(context: RouterContext) {
  await loadAppPage(context, 'conditions', conditionIndexQuery(context.current.site.handle))
  return {
    head: { path: '/all-conditions', title: context.i18n._(pageTitles.conditions) },
    props: { hasSymptoms: context.frame.hasSymptoms },
  }
}

export function Page({ hasSymptoms }: { hasSymptoms: boolean | undefined }) {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(conditionIndexQuery(site.handle))
  return <ConditionIndexPage {...data} hasSymptoms={hasSymptoms} />
}
