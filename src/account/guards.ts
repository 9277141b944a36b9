import { redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { isSignedIn, waitForSession } from '#auth/wait-for-session.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { Visit } from './route-middleware.ts'
import { currentPerson } from './current-person.server.ts'

const homeOf = ({ current }: RouterContext) => `${current.basePath}${current.prefix}/`

/** Returns the URL of the sign-in page, which leads back to the requested page after the sign-in. */
function signInPage({ current }: RouterContext, href: string): string {
  const base = current.basePath + current.prefix
  return `${base}/login?callbackUrl=${encodeURIComponent(base + href)}`
}

/** Redirects a reader who is not signed in to the sign-in page (settled 9). */
export const auth = createIsomorphicFn()
  .server(async (context: RouterContext, { href }: Visit) => {
    if (!(await currentPerson())) throw redirect({ href: signInPage(context, href), statusCode: 302 })
  })
  .client(async (context: RouterContext, { href, preload }: Visit) => {
    // Preloading must not navigate to the sign-in page while the reader only points at a link.
    if (!preload) await waitForSession(signInPage(context, href))
  })

/** Sends signed-in readers to the home page. */
export const guest = createIsomorphicFn()
  .server(async (context: RouterContext, { preload }: Visit) => {
    if (!preload && (await currentPerson())) throw redirect({ href: homeOf(context), statusCode: 302 })
  })
  .client(async (context: RouterContext, { preload }: Visit) => {
    if (!preload && (await isSignedIn())) throw redirect({ href: homeOf(context), statusCode: 302 })
  })
