/**
 * Creates a response of JSON that is not compressed and does not say its size: an unfinished list with items until it has
 * about `bytes` bytes.
 */
export function largeResponse(bytes: number): Response {
  const chunk = new TextEncoder().encode(
    '{"id":"1","title":"Kidney stones","uri":"condition/kidney-stones"},'.repeat(1000),
  )
  let left = bytes
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":{"entries":[')),
    pull: (controller) => {
      left -= chunk.length
      if (left > 0) controller.enqueue(chunk)
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
