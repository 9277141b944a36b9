import { createFileRoute } from '@tanstack/react-router'
import { guidelineArchiveIndexQuery } from '#features/guidelines/guideline-index.queries.ts'
import { GuidelineArchiveIndexPage } from '#features/guidelines/GuidelineArchiveIndexPage.tsx'
import { loadOwnPage } from './-pages/load-own-page.ts'
import { ownPageHead } from './-pages/page-head.ts'
import { pageTitles } from './-pages/page-titles.ts'
import { RouteFrame } from './-pages/RouteFrame.tsx'

export const Route = createFileRoute('/guidelines/archive/')({
  loader: ({ context }) => loadOwnPage(context, 'guidelines', guidelineArchiveIndexQuery(context.current.site.handle)),
  head: ({ match }) =>
    ownPageHead(match.context, {
      path: '/guidelines/archive',
      title: match.context.i18n._(pageTitles.guidelineArchive),
    }),
  component: GuidelineArchiveIndex,
})

function GuidelineArchiveIndex() {
  return (
    <RouteFrame>
      <GuidelineArchiveIndexPage {...Route.useLoaderData()} />
    </RouteFrame>
  )
}
