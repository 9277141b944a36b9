import { createFileRoute } from '@tanstack/react-router'
import { fetchEmbeddedMedia } from '#content/content.server.ts'
import { textResponse } from '#lib/text-response.ts'

// Serves the files of the embedded content. An external content system serves its own files. `_splat` is no private field:
// it is the parameter in which TanStack Router documents the rest of the path of a route that ends in `$`.
export const Route = createFileRoute('/media/$')({
  server: {
    handlers: {
      GET: async ({ params, request }) =>
        (await fetchEmbeddedMedia(`/media/${params._splat}`, request)) ?? textResponse(404, 'Not found'),
    },
  },
})
