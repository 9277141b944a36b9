import { createFileRoute } from '@tanstack/react-router'
import { loadRoutePage } from './-pages/load-route-page.ts'
import { headOfLoadedPage } from './-pages/page-head.ts'
import { PageView } from './-pages/PageView.tsx'

export const Route = createFileRoute('/all-treatments/$slug')({
  loader: ({ context }) => loadRoutePage(context, ['treatment']),
  head: ({ match }) => headOfLoadedPage(match.context),
  component: PageView,
})
