import { useSuspenseQuery } from '@tanstack/react-query'
import { conditionIndexQuery } from '#features/conditions/condition-index.queries.ts'
import { ConditionIndexPage } from '#features/conditions/ConditionIndexPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import { pageTitles } from '#pages/page-titles.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { hasOwnPage } from '#sites/tool-pages.ts'

export async function loadPage(context: RouterContext) {
  await loadAppPage(context, ['conditions', 'body-areas', 'lists'], conditionIndexQuery(context.current.site.handle))
  return {
    head: { path: '/all-conditions', title: context.i18n._(pageTitles.conditions) },
    props: { hasSymptoms: hasOwnPage(context.current.site, '/symptoms') },
  }
}

export function Page({ hasSymptoms }: { hasSymptoms: boolean }) {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(conditionIndexQuery(site.handle))
  return <ConditionIndexPage {...data} hasSymptoms={hasSymptoms} />
}
