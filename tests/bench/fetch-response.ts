import { get } from 'node:http'

/** A response of the site, for a server that repeats it. */
export type FetchedResponse = {
  /** Names and values in turn, without the headers that node:http writes itself. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

/**
 * Fetches a page; rejects unless its status is 200. Node's `fetch` would request compression.
 *
 * @param encodings the value of `accept-encoding`; if it is empty, the header is not sent
 */
export function fetchResponse(address: string, encodings = ''): Promise<FetchedResponse> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', ...(encodings !== '' && { 'accept-encoding': encodings }) }
    get(address, { agent: false, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200)
          resolve({ headers: withoutConnectionHeaders(response.rawHeaders), body: Buffer.concat(parts) })
        else reject(new Error(`${address} is ${response.statusCode}.`))
      })
    }).once('error', reject)
  })
}

function withoutConnectionHeaders(rawHeaders: readonly string[]) {
  return rawHeaders.filter(
    (_, at) =>
      !/^(?:date|connection|keep-alive|transfer-encoding|content-length)$/i.test(rawHeaders[at - (at % 2)] ?? ''),
  )
}
