import { createFileRoute } from '@tanstack/react-router'
import { fetchEmbeddedMedia } from '#content/content.server.ts'
import { textResponse } from '#lib/text-response.ts'

// Serves the files of the embedded content. An external content system serves its own files. `_splat` is the router's name
// for the rest of the path.
export const Route = createFileRoute('/media/$')({
  server: {
    handlers: {
      GET: async ({ params, request }) =>
        (await fetchEmbeddedMedia(`/media/${params._splat}`, request)) ?? textResponse(404, 'Not found'),
    },
  },
})
