import { createFileRoute } from '@tanstack/react-router'
import { fetchEmbeddedMedia } from '#content/content.server.ts'
import { getDocumentContext } from '#document/document-context.ts'
import { textResponse } from '#lib/text-response.ts'

// Serves the icon of a site to browsers and feed readers that request this path without reading its pages.
export const Route = createFileRoute('/favicon.ico')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { favicon, siteEnabled } = await getDocumentContext()
        const icon = favicon[64]
        if (!siteEnabled || icon === undefined) return textResponse(404, 'Not found')
        const headers = { location: icon, 'cache-control': 'public, max-age=3600' }
        return (await fetchEmbeddedMedia(icon, request)) ?? new Response(null, { status: 302, headers })
      },
    },
  },
})
