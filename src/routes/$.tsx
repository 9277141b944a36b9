import { createFileRoute } from '@tanstack/react-router'
import { loadRoutePage } from './-pages/load-route-page.ts'
import { headOfLoadedPage } from './-pages/page-head.ts'
import { PageView } from './-pages/PageView.tsx'

// Any entry of the content system that has no route of its own.
export const Route = createFileRoute('/$')({
  loader: ({ context }) => loadRoutePage(context),
  head: ({ match }) => headOfLoadedPage(match.context),
  component: PageView,
})
