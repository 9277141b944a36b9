import type { Auth } from '#auth/create-auth.server.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { exportProfile } from './export-profile.server.ts'
import { privateHeaders, refusalResponse } from './private-response.server.ts'

/** Responds with the data of the signed-in user as a JSON file to download. */
export async function handleExport(request: Request, auth: Auth): Promise<Response> {
  if (!isSameOriginRequest(request)) return refusalResponse(403, 'This is taken only from a page of this website.')
  const { person, cookies } = await auth.readPerson(request)
  if (!person) return refusalResponse(401, 'Sign in first.', cookies)
  return new Response(`${JSON.stringify(await exportProfile(person.user.id), null, 2)}\n`, {
    headers: privateHeaders(cookies, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="profile.json"',
    }),
  })
}
