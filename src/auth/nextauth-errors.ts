import type { FormProblem } from './form-state.ts'

/** The errors of the contract by their names in NextAuth, which stand in the address of the sign-in page. */
export const nextAuthErrors = {
  MissingCSRF: 'form-expired',
  CredentialsSignin: 'credentials-wrong',
  TooManyAttempts: 'too-many-attempts',
  OAuthSignin: 'provider-failed',
  OAuthCallback: 'provider-failed',
  OAuthAccountNotLinked: 'account-not-linked',
} as const satisfies Record<string, FormProblem>

export type NextAuthError = keyof typeof nextAuthErrors
