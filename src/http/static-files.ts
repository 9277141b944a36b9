import { existsSync, readdirSync, ReadStream } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import sirv from 'sirv'
import type { Readable } from 'node:stream'
import { acceptedEncoding } from './content-encoding.ts'
import { isKeptFile } from './kept-assets.ts'
import { plainTextResponse } from './plain-text-response.ts'
import { type HeaderOptions, withSecurityHeaders } from './security-headers.ts'

// Without a charset, browsers may decode some of these types, such as plain text, in another encoding than UTF-8.
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

const compressedForm = /\.(?:br|gz)$/

/**
 * Creates the function that serves the files of the built client. The list of files is read once: a file that is added later
 * is not served, and a request for any other path costs one look-up. The kept files of all builds are looked up for each
 * request, because other nodes may add theirs at any time. They are looked up first, because a new build may have deleted
 * the files of the running one.
 *
 * @param directory the directory of the files; `x.br` and `x.gz` beside `x` are its compressed forms
 * @param keptDirectory the directory to which `startKeepingAssets` adds the files of every build
 * @returns a function that responds to a request for a file and returns whether there was one
 */
export function createStaticFiles(directory: string, keptDirectory?: string) {
  const files = listFiles(directory)
  const options = { brotli: true, gzip: true, etag: true, extensions: [], dotfiles: true }
  const serveOwn = sirv(directory, options)
  // In its development mode, sirv reads the file system for each request.
  const serveKept = keptDirectory === undefined ? undefined : sirv(keptDirectory, { ...options, dev: true })

  /** Returns the function that serves a file; undefined if there is no file at the path. */
  const serverOf = (file: string) => {
    const isKept = keptDirectory !== undefined && isKeptFile(file) && !compressedForm.test(file)
    if (isKept && existsSync(join(keptDirectory, file))) return serveKept
    return files.has(file) ? serveOwn : undefined
  }

  /** Serves the file at a path (without the base path and the query), and returns whether the file exists. */
  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    requestId: string,
    headerOptions: HeaderOptions,
  ): boolean => {
    const file = decodePath(path)
    const serve = serverOf(file)
    if (serve === undefined) return false
    const fileHeaders: [string, string][] = [
      ['content-type', textTypes[file.slice(file.lastIndexOf('.') + 1)] ?? ''],
      ['cache-control', cacheControlFor(file)],
      ['vary', 'accept-encoding'],
    ]
    const headers = withSecurityHeaders(fileHeaders[0]?.[1] === '' ? fileHeaders.slice(1) : fileHeaders, headerOptions)
    setHeaders(response, headers)
    response.setHeader('x-request-id', requestId)
    // sirv serves Brotli wherever it finds the letters 'br', even with `q=0`, and it misreads ranges such as the last bytes
    // (`bytes=-500`), so only the negotiated encoding and no range is passed to it.
    request.headers['accept-encoding'] = acceptedEncoding(request.headers['accept-encoding'])
    delete request.headers.range
    request.url = path
    handleFileChanges(request, response, requestId, headerOptions)
    serve(request, response, () => void response.writeHead(404).end())
    return true
  }
}

function setHeaders(response: ServerResponse, headers: readonly string[]) {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
}

/**
 * Handles files that change while the process runs, for instance because of a new build; sirv does not handle them. A file
 * that is gone is a 404; one whose length differs from the sent `content-length` ends the connection.
 */
function handleFileChanges(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  headerOptions: HeaderOptions,
) {
  // sirv writes the head before it opens the file. The head is only recorded here and sent with the first bytes.
  response.writeHead = (status: number, ...rest: (string | OutgoingHttpHeaders | unknown[] | undefined)[]) => {
    Reflect.deleteProperty(response, 'writeHead')
    response.statusCode = status
    const headers = rest.at(-1)
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string)
    return response
  }
  response.once('pipe', (source: Readable) => {
    if (!(source instanceof ReadStream)) return
    const length = Number(response.getHeader('content-length'))
    source.on('error', () => {
      if (response.headersSent) return void response.destroy()
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      const { body, headers } = plainTextResponse('Not found')
      response.statusCode = 404
      setHeaders(response, withSecurityHeaders(headers, headerOptions))
      response.setHeader('x-request-id', requestId)
      response.end(request.method === 'HEAD' ? undefined : body)
    })
    source.prependListener('data', () => {
      if (source.bytesRead > length) response.destroy()
    })
    source.prependListener('end', () => {
      if (source.bytesRead !== length) response.destroy()
    })
    // `pipe` does not close its source, so the file would stay open when the client disconnects early.
    response.once('close', () => source.destroy())
  })
}

function listFiles(directory: string): ReadonlySet<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, `${entry.parentPath}${sep}${entry.name}`).replaceAll(sep, '/')}`)
  return new Set(paths.filter((path) => !compressedForm.test(path)))
}

function cacheControlFor(file: string) {
  // The names of these files contain a hash of their content.
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (file.startsWith('/builds/')) return 'no-cache'
  return 'public, max-age=300'
}

function decodePath(path: string) {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
