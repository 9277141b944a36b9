import { createFileRoute } from '@tanstack/react-router'
import { robotsTxt } from '#features/sitemaps/robots-txt.server.ts'
import { getDocumentContext } from '#document/document-context.ts'
import { isListable } from '#pages/page-head.ts'
import { cacheControl } from '#document/cache-control.server.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'
import { textResponse } from '#lib/text-response.ts'

// The file applies to a whole host, so a site below a prefix has none.
export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { current, siblings } = await getDocumentContext()
        if (current.prefix !== '') return textResponse(404, 'Not found')
        const listed = siblings.map(({ handle }) => handle).filter((handle) => isListable(configuredSites[handle]))
        return new Response(robotsTxt(request.headers.get('host') ?? '', current.basePath, listed), {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl },
        })
      },
    },
  },
})
