/** Returns a plain-text response of one sentence, for responses that need no page, such as redirects and refusals. */
export function plainTextResponse(sentence: string): { body: Buffer; headers: [string, string][] } {
  const body = Buffer.from(`${sentence}\n`)
  return {
    body,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['content-length', String(body.length)],
      ['cache-control', 'no-store'],
    ],
  }
}
