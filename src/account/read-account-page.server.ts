import { getRequest, setResponseHeader } from '@tanstack/react-start/server'
import type { EmailProof } from '#auth/email-proof.ts'
import { getAuth } from '#auth/auth.server.ts'
import { orUnavailable } from '#auth/unavailable-error.ts'
import { landingPath } from '#auth/callback-url.ts'
import type { FormState } from '#auth/form-state.ts'
import { nextAuthErrorOf, nextAuthErrors } from '#auth/nextauth-errors.ts'
import type { Profile } from './profile/profile.ts'
import { loadProfile } from './profile/load-profile.server.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AccountPageParams } from './account-page.ts'
import { currentPerson, setCookies } from './current-person.server.ts'

/** The data of an account page, none of which may be cached, because it belongs to one request. */
export type AccountPage = {
  readonly hidden: Readonly<Record<string, string>>
  readonly state: FormState | undefined
  readonly providers: readonly { readonly id: string; readonly name: string }[]
  readonly token: string
  /** The proof that `/verify-email` asks for in addition to the link; other pages ignore it. */
  readonly proof: EmailProof
  /** The data of the profile page; undefined on other pages, and for a reader who is not signed in. */
  readonly profile?: Profile
}

/** Returns the auth instance. Rejects when the database is unavailable, because the page's forms cannot work without it. */
async function openAuth() {
  const auth = await getAuth()
  await auth.requireDatabase()
  return auth
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the data of an account page for the current request. */
export async function readAccountPage(
  { current }: RouterContext,
  { path, search }: AccountPageParams,
): Promise<AccountPage> {
  const request = getRequest()
  const auth = await orUnavailable(openAuth())
  const { csrfToken, state, cookies } = auth.readFormPage(request)
  setCookies(cookies)
  if (state?.continueTo !== undefined) setResponseHeader('refresh', `0;url=${state.continueTo}`)
  const { basePath, prefix, site } = current
  const callbackUrl = landingPath(search.callbackUrl, new URL(request.url).origin, basePath, prefix)
  const person = path === '/profile' ? await currentPerson() : undefined
  const token = textOf(search.token).slice(0, 200)
  return {
    hidden: { csrfToken, site: site.handle, callbackUrl },
    state: state ?? stateOfError(textOf(search.error)),
    providers: auth.openIdProviders,
    token,
    // For an invalid link the page shows the form for a registration, because that is the most common kind of link.
    proof: (path === '/verify-email' ? await auth.readEmailProof(token) : undefined) ?? 'registration',
    ...(person && { profile: await loadProfile(auth, person) }),
  }
}

/** Converts an error code in the URL, which the NextAuth contract defines, into the state of the sign-in form. */
function stateOfError(error: string): FormState | undefined {
  return error === '' ? undefined : { form: 'login', problems: { form: nextAuthErrors[nextAuthErrorOf(error)] } }
}
