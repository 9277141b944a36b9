import { createFileRoute } from '@tanstack/react-router'
import { fetchEmbeddedMedia } from '#content/content.server.ts'
import { textResponse } from '#lib/text-response.ts'

// The files of the embedded content. A content system of its own serves its files itself.
export const Route = createFileRoute('/media/$')({
  server: {
    handlers: {
      GET: async ({ params, request }) =>
        (await fetchEmbeddedMedia(`/media/${params._splat}`, request)) ?? textResponse(404, 'Not found'),
    },
  },
})
