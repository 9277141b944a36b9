import { createFileRoute } from '@tanstack/react-router'

// Redirects clients of builds before December 2026, which request the message catalogues here. This file, and `words` in
// `technical-path.ts`, can go as soon as no page of such a build is in any cache.
export const Route = createFileRoute('/words/$file')({
  server: {
    handlers: {
      GET: ({ params }) =>
        new Response(null, {
          status: 308,
          headers: {
            location: `${import.meta.env.BASE_URL}messages/${encodeURIComponent(params.file)}`,
            'cache-control': 'no-store',
          },
        }),
    },
  },
})
