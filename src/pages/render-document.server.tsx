import { type AnyRouter } from '@tanstack/react-router'
import { transformReadableStreamWithRouter } from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** The comment that React writes in place of a Suspense boundary that has failed or could not be finished. */
const failedBoundary = '<!--$!-->'

/**
 * Renders the document of a loaded router, with the router's data for hydration. React renders it to a string, because a
 * stream would take 25% more time and would not be sent any earlier: errors in a part are only known at its end. The router
 * adds its data to the encoded document, so that it is encoded only once.
 *
 * @param signal the signal of the request; if it is aborted before the end, the render rejects with its reason
 * @throws the error of the first part of the page that failed, even inside a Suspense boundary
 */
export async function renderDocument(router: AnyRouter, signal: AbortSignal): Promise<Buffer> {
  try {
    const document = <StartServer router={router} />
    const html = renderToString(document)
    if (html.includes(failedBoundary)) throw await findError(document)
    const stream = new ReadableStream<string>({
      start(controller) {
        controller.enqueue('<!DOCTYPE html>')
        controller.enqueue(html)
        controller.close()
      },
    })
    return await readBytes(transformReadableStreamWithRouter(router, stream, { signal }))
  } finally {
    router.serverSsr?.cleanup()
  }
}

async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * Finds the error of a document that has failed within a Suspense boundary. The document is rendered again as a stream,
 * which reports such an error, unlike `renderToString`.
 */
const findError = (document: ReactElement): Promise<unknown> =>
  new Promise((resolve) => {
    const { abort } = renderToPipeableStream(document, {
      onError: (error) => resolve(error),
      onAllReady: () => {
        resolve(new Error('A part of the page could not be rendered.'))
        abort()
      },
    })
  })
