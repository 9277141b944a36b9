import type { IncomingMessage } from 'node:http'

// Matches a target in absolute form: the scheme, the host, and the path with the query, which may be empty.
const absoluteForm = /^(https?):\/\/([^/?#]*)(.*)$/is

/**
 * Rewrites a request target in absolute form (`GET http://host/path`), which every server must accept, into origin form, and
 * sets the `Host` header to the target's host, which takes precedence (RFC 9112, 3.2.2). The rest of the server thus sees
 * one form only. Any other target is left unchanged, and so is that of a request that must be refused: one without exactly
 * one `Host` header, or with the scheme https over a connection that is not secure (RFC 9110, 7.4).
 *
 * @param isHttps whether the connection to the client is secure
 */
export function rewriteAbsoluteForm(request: IncomingMessage, isHttps: boolean): void {
  const [, scheme = '', host = '', rest = ''] = absoluteForm.exec(request.url ?? '') ?? []
  if (scheme === '' || (scheme.toLowerCase() === 'https' && !isHttps)) return
  const { rawHeaders } = request
  const hostLines = rawHeaders.flatMap((name, at) => (at % 2 === 0 && name.toLowerCase() === 'host' ? [at] : []))
  const [hostLine, ...others] = hostLines
  if (hostLine === undefined || others.length > 0) return
  rawHeaders[hostLine + 1] = host
  request.headers.host = host
  // An absolute target without a path is `/`, or `*` for OPTIONS (RFC 9112, 3.2.1 and 3.2.4).
  request.url = rest.startsWith('/') ? rest : rest === '' && request.method === 'OPTIONS' ? '*' : `/${rest}`
}
