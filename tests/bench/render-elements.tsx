import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyRouter } from '@tanstack/react-router'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'

declare global {
  /** Receives the function that renders the elements of a loaded page. `bare-react-server.ts` defines it. */
  var receiveElements: (render: () => string) => void
}

/**
 * Replaces the function of the same name (`src/pages/render-document.server.tsx`) in the build of the baseline: passes on
 * the elements of the document. The promise stays pending, because the router would be cleaned up after the response.
 */
export function renderDocument(router: AnyRouter): Promise<Buffer> {
  const document = <StartServer router={router} />
  // The elements are rendered after the request, whose context the components read.
  const inContext = AsyncLocalStorage.snapshot()
  globalThis.receiveElements(() => inContext(renderToString, document))
  return new Promise(() => {})
}
