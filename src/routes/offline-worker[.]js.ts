import { createFileRoute } from '@tanstack/react-router'
import worker from '#features/offline/offline-worker.js?raw'

// Serves the service worker that shows the pages kept for reading offline. The content security policy applies to the
// requests of the worker, which are only to this origin.
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
