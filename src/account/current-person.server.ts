import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { getAuth } from '#auth/auth.server.ts'
import type { Person } from '#auth/create-auth.server.ts'
import { orUnavailable } from '#auth/unavailable-error.ts'

const known = new WeakMap<Request, Promise<Person | undefined>>()

/** Sets cookies with the answer to the current request. */
export function setCookies(cookies: readonly string[]): void {
  for (const cookie of cookies) appendResponseHeader('set-cookie', cookie)
}

/** Who asks for the current page. The database is asked once, however often this is. */
export function currentPerson(): Promise<Person | undefined> {
  const request = getRequest()
  const person = known.get(request) ?? readPerson(request)
  known.set(request, person)
  return person
}

async function readPerson(request: Request) {
  // Who sends no cookie is not signed in, and needs no database.
  if (!request.headers.has('cookie')) return undefined
  const { person, cookies } = await orUnavailable(getAuth().then((auth) => auth.readPerson(request)))
  setCookies(cookies)
  return person
}
