import { createFileRoute } from '@tanstack/react-router'
import { conditionIndexQuery } from '#features/conditions/condition-index.queries.ts'
import { ConditionIndexPage } from '#features/conditions/ConditionIndexPage.tsx'
import { RouteFrame } from './-document/RouteFrame.tsx'
import { useLoadedData } from './-document/use-loaded-data.ts'
import { ownPageHead } from './-pages/page-head.ts'
import { pageTitles } from './-pages/page-titles.ts'

export const Route = createFileRoute('/all-conditions/')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...conditionIndexQuery(context.current.site.handle), staleTime: 'static' })
  },
  head: ({ match }) =>
    ownPageHead(match.context, { path: '/all-conditions', title: match.context.i18n._(pageTitles.conditions) }),
  component: ConditionIndex,
})

function ConditionIndex() {
  const { current } = Route.useRouteContext()
  const data = useLoadedData(conditionIndexQuery(current.site.handle))
  return (
    <RouteFrame>
      <ConditionIndexPage {...data} />
    </RouteFrame>
  )
}
