import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'
import { type Encoding, isCompressible } from './content-encoding.ts'
import { type HeaderOptions, withSecurityHeaders } from './security-headers.ts'

/** The size in bytes below which compression does not save enough to be worth its cost. */
const minCompressibleBytes = 1000

/** The number of buffered bytes that are written without waiting for more. */
const maxChunkBytes = 65_536

/** The error when the application's response fails. If its head has not been sent, another response can take its place. */
export class BrokenResponseError extends Error {
  override readonly name = 'BrokenResponseError'
}

/**
 * Streams the application's response with backpressure, compressed if that helps.
 *
 * @throws BrokenResponseError when the response fails. If its head has been sent, the connection is cut, which is the only
 * way to signal that the body is incomplete
 */
export async function sendResponse(
  target: ServerResponse,
  response: Response,
  options: {
    readonly isHead: boolean
    readonly encoding: Encoding
    readonly requestId: string
    readonly headerOptions: HeaderOptions
  },
): Promise<void> {
  const compression = options.isHead ? 'identity' : chooseEncoding(response, options.encoding)
  const headers = withSecurityHeaders(contentHeaders(response, compression), options.headerOptions)
  headers.push('x-request-id', options.requestId)

  if (response.body === null || options.isHead) {
    void response.body?.cancel().catch(() => {})
    target.writeHead(response.status, headers).end()
    return
  }
  const reader = response.body.getReader()
  // When a visitor leaves early, the rendering of the page is aborted as well.
  const stop = () => void reader.cancel().catch(() => {})
  target.once('close', stop)
  try {
    const first = await readFirstChunk(reader)
    if (target.destroyed) return
    target.writeHead(response.status, headers)
    const sink = compression === 'identity' ? target : createCompressor(compression)
    if (sink !== target) sink.pipe(target)
    const buffered = bufferChunks(sink)
    for (let part = first; !part.done; part = await reader.read()) {
      if (target.destroyed) return
      buffered.add(part.value)
      if (sink.writableNeedDrain) await waitForDrain(sink, target)
    }
    buffered.flush()
    sink.end()
    await finished(target).catch(() => {})
  } catch (cause) {
    if (cause instanceof BrokenResponseError) throw cause
    if (target.destroyed) return
    target.destroy()
    throw new BrokenResponseError('The response broke off on its way.', { cause })
  } finally {
    target.off('close', stop)
  }
}

/** Reads the first part of the body. The status can still be changed until it has arrived. */
async function readFirstChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch (cause) {
    throw new BrokenResponseError('The response broke off before it began.', { cause })
  }
}

function chooseEncoding(response: Response, encoding: Encoding): Encoding {
  const { headers, status } = response
  const length = headers.get('content-length')
  const isWhole = status !== 204 && status !== 206 && status !== 304
  const isUnencoded = !headers.has('content-encoding') && !/\bno-transform\b/i.test(headers.get('cache-control') ?? '')
  const isLarge = length === null || Number(length) >= minCompressibleBytes
  return isWhole && isUnencoded && isLarge && isCompressible(headers.get('content-type')) ? encoding : 'identity'
}

function contentHeaders(response: Response, compression: Encoding): [string, string][] {
  const headers: [string, string][] = []
  const compressible = isCompressible(response.headers.get('content-type'))
  for (const [name, value] of response.headers) {
    if (compression !== 'identity' && name === 'content-length') continue
    // Compression changes the bytes, so a strong ETag becomes a weak one.
    if (compression !== 'identity' && name === 'etag' && value.startsWith('"')) headers.push([name, `W/${value}`])
    else if (name === 'vary' && compressible) headers.push([name, `${value}, accept-encoding`])
    else headers.push([name, value])
  }
  if (compressible && !response.headers.has('vary')) headers.push(['vary', 'accept-encoding'])
  if (compression !== 'identity') headers.push(['content-encoding', compression])
  return headers
}

function createCompressor(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  // Every chunk is flushed at once, so that the visitor sees it before the next one has been rendered.
  return encoding === 'br'
    ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })
}

/**
 * Buffers the parts that arrive in one turn of the event loop and writes them as one chunk. Renderers write many small parts
 * at a time: one chunk takes one system call and one run of the compressor, instead of one of each per part.
 */
function bufferChunks(sink: ServerResponse | BrotliCompress | Gzip) {
  let parts: Uint8Array[] = []
  let length = 0
  let later: NodeJS.Immediate | undefined
  const flush = () => {
    clearImmediate(later)
    later = undefined
    if (length === 0 || sink.destroyed) return
    const chunk = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, length)
    parts = []
    length = 0
    sink.write(chunk)
  }
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
    if (length >= maxChunkBytes) flush()
    else later ??= setImmediate(flush)
  }
  return { add, flush }
}

function waitForDrain(sink: ServerResponse | BrotliCompress | Gzip, target: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      sink.off('drain', done)
      target.off('close', done)
      resolve()
    }
    sink.once('drain', done)
    target.once('close', done)
  })
}
