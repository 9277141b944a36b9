/**
 * The cookie by which the browser knows that a session is likely, without asking: pages are stored and the same for
 * everybody. It names nobody and opens nothing. `start-client.tsx` looks for it, too. `renewed` when a provider's token is to be renewed as well.
 */
export const sessionHint = 'signed-in'

export function readSessionHint(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${sessionHint}=`))
  return pair?.slice(sessionHint.length + 1) || undefined
}
