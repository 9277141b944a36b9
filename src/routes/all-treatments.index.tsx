import { createFileRoute } from '@tanstack/react-router'
import { treatmentIndexQuery } from '#features/treatments/treatment-index.queries.ts'
import { TreatmentIndexPage } from '#features/treatments/TreatmentIndexPage.tsx'
import { RouteFrame } from './-document/RouteFrame.tsx'
import { useLoadedData } from './-document/use-loaded-data.ts'
import { ownPageHead } from './-pages/page-head.ts'
import { pageTitles } from './-pages/page-titles.ts'

export const Route = createFileRoute('/all-treatments/')({
  loader: async ({ context }) => {
    await context.queryClient.query({ ...treatmentIndexQuery(context.current.site.handle), staleTime: 'static' })
  },
  head: ({ match }) =>
    ownPageHead(match.context, { path: '/all-treatments', title: match.context.i18n._(pageTitles.treatments) }),
  component: TreatmentIndex,
})

function TreatmentIndex() {
  const { current } = Route.useRouteContext()
  const data = useLoadedData(treatmentIndexQuery(current.site.handle))
  return (
    <RouteFrame>
      <TreatmentIndexPage {...data} />
    </RouteFrame>
  )
}
