import { createFileRoute } from '@tanstack/react-router'
import { handleSitemap } from '#pages/handle-sitemap.server.ts'

// Serves the index of the site's sitemap files.
export const Route = createFileRoute('/sitemap.xml')({ server: { handlers: { GET: () => handleSitemap('list') } } })
