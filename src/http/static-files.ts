import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import sirv from 'sirv'
import { acceptedEncoding } from './encodings.ts'
import { type Circumstances, completeHeaders } from './response-headers.ts'

// Without a charset, text is read in whatever the browser guesses.
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

/**
 * Serves the files of the built client. The list is read once: a file that is added later is not there, and a request
 * for anything else costs one look-up.
 *
 * @param directory where the files are; `x.br` and `x.gz` beside `x` are its compressed forms
 * @returns a function that answers a request for a file and says whether it did
 */
export function createStaticFiles(directory: string) {
  const files = listFiles(directory)
  const serve = sirv(directory, { brotli: true, gzip: true, etag: true, extensions: [], dotfiles: true })

  /** @param path the path without the base path and without the query */
  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    requestId: string,
    circumstances: Circumstances,
  ): boolean => {
    const file = decodedPath(path)
    if (!files.has(file)) return false
    const own: [string, string][] = [
      ['content-type', textTypes[file.slice(file.lastIndexOf('.') + 1)] ?? ''],
      ['cache-control', lifetime(file)],
      ['vary', 'accept-encoding'],
    ]
    const headers = completeHeaders(own[0]?.[1] === '' ? own.slice(1) : own, circumstances)
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    response.setHeader('x-request-id', requestId)
    // sirv looks for the letters 'br' only, and reads ranges of compressed bytes from the middle of the wrong file.
    request.headers['accept-encoding'] = acceptedEncoding(request.headers['accept-encoding'])
    delete request.headers.range
    request.url = path
    serve(request, response, () => void response.writeHead(404).end())
    return true
  }
}

function listFiles(directory: string): ReadonlySet<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, `${entry.parentPath}${sep}${entry.name}`).replaceAll(sep, '/')}`)
  return new Set(paths.filter((path) => !/\.(?:br|gz)$/.test(path)))
}

function lifetime(file: string) {
  // The names of built files carry a hash of their content.
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (file.startsWith('/builds/')) return 'no-cache'
  return 'public, max-age=300'
}

function decodedPath(path: string) {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
