import { createFileRoute } from '@tanstack/react-router'
import worker from '#features/offline/offline-worker.js?raw'

// Serves the worker that shows pages kept for offline. Its policy holds for what it fetches, which are the site's own pages.
export const Route = createFileRoute('/offline-worker.js')({
  server: {
    handlers: {
      GET: () =>
        new Response(worker, {
          headers: {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'no-cache',
            'content-security-policy': "default-src 'none'; connect-src 'self'",
          },
        }),
    },
  },
})
