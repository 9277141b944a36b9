import type { AddressProof } from '#auth/address-proof.ts'
import type { FormProblem, FormState } from '#auth/form-state.ts'

/** What all pages of signing in are given. */
export type SignInPageProps = {
  /** The path under which the application is served, without a slash at its end. */
  readonly base: string
  /** What every form carries: the visitor's token, the site, and where to go on. */
  readonly hidden: Readonly<Record<string, string>>
  readonly state: FormState | undefined
  /** Providers by which people can sign in. */
  readonly providers: readonly { readonly id: string; readonly name: string }[]
  /** Out of the link of a mail. */
  readonly token: string
  /** On the page that confirms an address: what confirms it. */
  readonly proof: AddressProof
}

/** What is wrong with one field. */
export const problemOf = (state: FormState | undefined, field: string): FormProblem | undefined =>
  state?.problems?.[field]
