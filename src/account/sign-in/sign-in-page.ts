import type { EmailProof } from '#auth/email-proof.ts'
import type { FormProblem, FormState } from '#auth/form-state.ts'

/** The props of all sign-in pages. */
export type SignInPageProps = {
  /** The path under which the application is served, without a trailing slash. */
  readonly base: string
  /** The hidden fields of every form: the CSRF token, the site, and the URL to go to. */
  readonly hidden: Readonly<Record<string, string>>
  readonly state: FormState | undefined
  /** The providers with which readers can sign in. */
  readonly providers: readonly { readonly id: string; readonly name: string }[]
  /** The token from the link in an email; empty on a page to which no email has led. */
  readonly token: string
  /** The proof that the page to confirm an email address asks for; meaningless on the other pages. */
  readonly proof: EmailProof
}

/** Returns the problem of a field, or undefined if there is none. */
export const problemOf = (state: FormState | undefined, field: string): FormProblem | undefined =>
  state?.problems?.[field]
