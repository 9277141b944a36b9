import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { getAuth } from '#auth/auth.server.ts'
import type { Person } from '#auth/create-auth.server.ts'
import { orUnavailable } from '#auth/unavailable-error.ts'

const personCache = new WeakMap<Request, Promise<Person | undefined>>()

/** Sets cookies on the response to the current request. */
export function setCookies(cookies: readonly string[]): void {
  for (const cookie of cookies) appendResponseHeader('set-cookie', cookie)
}

/**
 * Returns the signed-in user of the current request; undefined if nobody is signed in. The session is read at most once per
 * request.
 */
export function currentPerson(): Promise<Person | undefined> {
  const request = getRequest()
  const person = personCache.get(request) ?? readPerson(request)
  personCache.set(request, person)
  return person
}

async function readPerson(request: Request) {
  // A visitor without cookies is not signed in, so no query is needed.
  if (!request.headers.has('cookie')) return undefined
  const { person, cookies } = await orUnavailable(getAuth().then((auth) => auth.readPerson(request)))
  setCookies(cookies)
  return person
}
