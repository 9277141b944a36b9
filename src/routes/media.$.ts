import { createFileRoute } from '@tanstack/react-router'
import { fetchEmbeddedMedia } from '#content/content.server.ts'
import { textResponse } from '#lib/text-response.ts'

// Serves the files of the embedded content, whose headers `graphql/server/content-server.ts` sets. An external content
// system serves its own files. `_splat` is not a private field, but the documented parameter in which TanStack Router passes
// the rest of the path, decoded, for a route that ends in `$`.
export const Route = createFileRoute('/media/$')({
  server: {
    handlers: {
      GET: async ({ params, request }) =>
        (await fetchEmbeddedMedia(`/media/${encodeURIComponent(params._splat ?? '')}`, request)) ??
        textResponse(404, 'Not found'),
    },
  },
})
