import { createFileRoute } from '@tanstack/react-router'
import { treatmentIndexQuery } from '#features/treatments/treatment-index.queries.ts'
import { TreatmentIndexPage } from '#features/treatments/TreatmentIndexPage.tsx'
import { loadOwnPage } from './-pages/load-own-page.ts'
import { ownPageHead } from './-pages/page-head.ts'
import { pageTitles } from './-pages/page-titles.ts'
import { RouteFrame } from './-pages/RouteFrame.tsx'

export const Route = createFileRoute('/all-treatments/')({
  loader: ({ context }) => loadOwnPage(context, 'treatments', treatmentIndexQuery(context.current.site.handle)),
  head: ({ match }) =>
    ownPageHead(match.context, { path: '/all-treatments', title: match.context.i18n._(pageTitles.treatments) }),
  component: TreatmentIndex,
})

function TreatmentIndex() {
  return (
    <RouteFrame>
      <TreatmentIndexPage {...Route.useLoaderData()} />
    </RouteFrame>
  )
}
