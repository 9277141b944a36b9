import type { AddressProof } from '#auth/address-proof.ts'
import type { FormProblem, FormState } from '#auth/form-state.ts'

/** The props of all pages of signing in. */
export type SignInPageProps = {
  /** The path under which the application is served, without a slash at its end. */
  readonly base: string
  /** The hidden fields of every form: the visitor's token, the site, and the address to go on to. */
  readonly hidden: Readonly<Record<string, string>>
  readonly state: FormState | undefined
  /** Providers by which people can sign in. */
  readonly providers: readonly { readonly id: string; readonly name: string }[]
  /** Out of the link of a mail. */
  readonly token: string
  /** On the page that confirms an address: what confirms it. */
  readonly proof: AddressProof
}

/** Returns the problem of one field, or undefined when it has none. */
export const problemOf = (state: FormState | undefined, field: string): FormProblem | undefined =>
  state?.problems?.[field]
