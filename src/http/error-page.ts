import { cspHashSource } from '#lib/csp-hash-source.server.ts'

const style =
  ':root{color-scheme:light dark}body{max-inline-size:34em;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}'

const policy = `default-src 'none'; style-src ${cspHashSource(style)}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/**
 * Returns the error page that is sent when the application could not render a page. It reveals nothing about the error. The
 * page is in English, because the requested site may be unknown.
 *
 * @param reference the id that the visitor can report, by which the request is found in the log
 */
export function errorPage(reference: string): { body: Buffer; headers: [string, string][] } {
  const body = Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Something went wrong</title><style>${style}</style></head><body><h1>Something went wrong</h1>` +
      `<p>The page could not be displayed because of an error on our side.</p>` +
      `<p>Please try again in a minute. If it happens again, tell us this reference: <strong>${reference}</strong>.</p>` +
      `<p><a href="">Try again</a></p></body></html>`,
  )
  return {
    body,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-length', String(body.length)],
      ['content-security-policy', policy],
      ['cache-control', 'no-store'],
    ],
  }
}
