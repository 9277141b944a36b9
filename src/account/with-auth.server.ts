import Negotiator from 'negotiator'
import { getAuth } from '#auth/auth.server.ts'
import type { Auth } from '#auth/create-auth.server.ts'
import { textResponse } from '#lib/text-response.ts'
import { reportProblem } from '#telemetry/report.server.ts'

/**
 * Handles a request that needs the auth instance. Reports any error, such as an outage of the database, and responds with
 * 503.
 */
export async function withAuth(request: Request, handle: (auth: Auth) => Promise<Response>): Promise<Response> {
  try {
    return await handle(await getAuth())
  } catch (cause) {
    reportProblem({
      event: 'account.request_failed',
      message: 'A request about an account could not be handled.',
      context: { method: request.method, path: new URL(request.url).pathname },
      cause,
    })
    const message = 'This is not available at the moment. Please try again in a minute.'
    const headers = { 'cache-control': 'private, no-store', 'retry-after': '60' }
    // Without JavaScript, the browser shows the response to a form as a page, so the response is text and not JSON.
    const negotiator = new Negotiator({ headers: { accept: request.headers.get('accept') ?? undefined } })
    return negotiator.mediaType(['application/json', 'text/html']) === 'text/html'
      ? textResponse(503, message, headers)
      : Response.json({ message }, { status: 503, headers })
  }
}
