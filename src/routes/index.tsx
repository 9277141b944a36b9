import { createFileRoute } from '@tanstack/react-router'
import { loadRoutePage } from './-pages/load-route-page.ts'
import { headOfLoadedPage } from './-pages/page-head.ts'
import { PageView } from './-pages/PageView.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadRoutePage(context, ['home']),
  head: ({ match }) => headOfLoadedPage(match.context),
  component: PageView,
})
