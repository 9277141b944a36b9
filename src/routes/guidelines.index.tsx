import { createFileRoute } from '@tanstack/react-router'
import { guidelineIndexQuery } from '#features/guidelines/guideline-index.queries.ts'
import { GuidelineIndexPage } from '#features/guidelines/GuidelineIndexPage.tsx'
import { loadOwnPage } from './-pages/load-own-page.ts'
import { ownPageHead } from './-pages/page-head.ts'
import { pageTitles } from './-pages/page-titles.ts'
import { RouteFrame } from './-pages/RouteFrame.tsx'

export const Route = createFileRoute('/guidelines/')({
  loader: ({ context }) => loadOwnPage(context, 'guidelines', guidelineIndexQuery(context.current.site.handle)),
  head: ({ match }) =>
    ownPageHead(match.context, { path: '/guidelines', title: match.context.i18n._(pageTitles.guidelines) }),
  component: GuidelineIndex,
})

function GuidelineIndex() {
  return (
    <RouteFrame>
      <GuidelineIndexPage {...Route.useLoaderData()} />
    </RouteFrame>
  )
}
