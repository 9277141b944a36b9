import { createFileRoute } from '@tanstack/react-router'
import { answerSitemap } from '#pages/answer-sitemap.server.ts'

// Serves the index of the site's sitemap files.
export const Route = createFileRoute('/sitemap.xml')({ server: { handlers: { GET: () => answerSitemap('list') } } })
