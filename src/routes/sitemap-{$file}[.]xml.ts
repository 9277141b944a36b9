import { createFileRoute } from '@tanstack/react-router'
import { answerSitemap } from './-pages/answer-sitemap.server.ts'

// One file of the site's sitemap: `/sitemap-1.xml`.
export const Route = createFileRoute('/sitemap-{$file}.xml')({
  server: { handlers: { GET: ({ params }) => answerSitemap(Number(params.file)) } },
})
