/** The error for a response that is larger than the limit of `limitResponses`. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError'
}

/**
 * Creates a `fetch` that reads the body of a response, and stops as soon as the body is larger than the limit. The
 * connection is then closed, and the rest is neither received nor decompressed. The limit is on the decompressed bytes,
 * because a few kilobytes can be compressed from gigabytes.
 *
 * @param maxBytes the maximum size of a body, in bytes
 * @returns a `fetch` that rejects with a `ResponseTooLargeError`, or as `fetch` and its body do
 */
export function limitResponses(fetch: typeof globalThis.fetch, maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { body, status, headers } = response
    if (body === null) return response
    const tooLarge = () => new ResponseTooLargeError(`The answer is larger than ${maxBytes} bytes.`)
    if (Number(headers.get('content-length')) > maxBytes) {
      await body.cancel()
      throw tooLarge()
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    // An error that is thrown in the loop cancels the body.
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
    return new Response(Buffer.concat(chunks, bytes), { status, headers })
  }
}
