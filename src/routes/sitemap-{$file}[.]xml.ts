import { createFileRoute } from '@tanstack/react-router'
import { handleSitemap } from '#pages/handle-sitemap.server.ts'

// Serves one file of the site's sitemap: `/sitemap-1.xml`.
export const Route = createFileRoute('/sitemap-{$file}.xml')({
  server: {
    handlers: { GET: ({ params }) => handleSitemap(/^[1-9]\d{0,4}$/.test(params.file) ? Number(params.file) : 0) },
  },
})
