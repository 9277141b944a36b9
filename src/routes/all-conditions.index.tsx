import { createFileRoute } from '@tanstack/react-router'
import { conditionIndexQuery } from '#features/conditions/condition-index.queries.ts'
import { ConditionIndexPage } from '#features/conditions/ConditionIndexPage.tsx'
import { loadOwnPage } from './-pages/load-own-page.ts'
import { ownPageHead } from './-pages/page-head.ts'
import { pageTitles } from './-pages/page-titles.ts'
import { RouteFrame } from './-pages/RouteFrame.tsx'

export const Route = createFileRoute('/all-conditions/')({
  loader: ({ context }) => loadOwnPage(context, 'conditions', conditionIndexQuery(context.current.site.handle)),
  head: ({ match }) =>
    ownPageHead(match.context, { path: '/all-conditions', title: match.context.i18n._(pageTitles.conditions) }),
  component: ConditionIndex,
})

function ConditionIndex() {
  return (
    <RouteFrame>
      <ConditionIndexPage {...Route.useLoaderData()} />
    </RouteFrame>
  )
}
