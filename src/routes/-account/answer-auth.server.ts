import { getAuth } from '#auth/auth.server.ts'
import type { Auth } from '#auth/create-auth.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'

/** An answer that needs to know who asks; 503 while the database cannot be used. */
export async function answerAuth(request: Request, answer: (auth: Auth) => Promise<Response>): Promise<Response> {
  try {
    return await answer(await getAuth())
  } catch (cause) {
    reportProblem({
      kind: 'sign-in',
      message: 'A request about an account could not be answered.',
      context: { method: request.method, path: new URL(request.url).pathname },
      cause,
    })
    return new Response('This is not available at the moment. Please try again in a minute.\n', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'private, no-store',
        'retry-after': '60',
      },
    })
  }
}
