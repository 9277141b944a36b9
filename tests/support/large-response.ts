/**
 * Creates an uncompressed JSON response of about `bytes` bytes without a `content-length`, which consists of an unfinished
 * list.
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
