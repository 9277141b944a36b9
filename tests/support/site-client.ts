import { askServer } from './http-front.ts'
import { type Fetch, NextAuthClient } from './nextauth-client.ts'
import { linkInMail } from './outbox.ts'

/** Returns a NextAuth client that sends its requests to a running site. */
export function clientOf({ port }: { readonly port: number }): NextAuthClient {
  const fetch: Fetch = async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address)
    const answer = await askServer(port, pathname + search, { method, headers, ...(body !== undefined && { body }) })
    const given = new Headers()
    for (let at = 0; at < answer.rawHeaders.length; at += 2)
      given.append(answer.rawHeaders[at]!, answer.rawHeaders[at + 1]!)
    return new Response(answer.status === 204 || answer.status === 304 ? null : answer.text, {
      status: answer.status,
      headers: given,
    })
  }
  return new NextAuthClient(`http://localhost:${port}/api/auth`, fetch)
}

/** Registers a reader on a running site without a mail server, and returns the reader's signed-in client. */
export async function signUp(
  site: { readonly port: number },
  dataDirectory: string,
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<NextAuthClient> {
  const client = clientOf(site)
  const csrfToken = await client.getCsrfToken()
  await client.post('account/register', { csrfToken, name, email, password, site: 'en' })
  const token = new URLSearchParams(linkInMail(dataDirectory, email).split('?')[1]).get('token') ?? ''
  await client.post('account/verify-email', { csrfToken, token, password })
  await client.signIn('credentials', { email, password })
  return client
}
