import type { FormProblem } from './form-state.ts'

/** The errors of the contract by their names in NextAuth 4, which stand in the URL of the sign-in page, and what that page says. */
export const nextAuthErrors = {
  Signin: 'provider-failed',
  OAuthSignin: 'provider-failed',
  OAuthCallback: 'provider-failed',
  OAuthCreateAccount: 'provider-failed',
  Callback: 'provider-failed',
  OAuthAccountNotLinked: 'account-not-linked',
  EmailCreateAccount: 'mail-failed',
  EmailSignin: 'mail-failed',
  CredentialsSignin: 'credentials-wrong',
  SessionRequired: 'session-required',
  Configuration: 'provider-failed',
  AccessDenied: 'access-denied',
  Verification: 'token-invalid',
  Default: 'provider-failed',
  // These are our own.
  MissingCSRF: 'form-expired',
  TooManyAttempts: 'too-many-attempts',
} as const satisfies Record<string, FormProblem>

export type NextAuthError = keyof typeof nextAuthErrors

const isNextAuthError = (code: string): code is NextAuthError => Object.hasOwn(nextAuthErrors, code)

/** The codes of better-auth and of OAuth 2.0 (RFC 6749, 4.1.2.1) that have a name of their own in NextAuth. */
const otherCodes: Readonly<Record<string, NextAuthError>> = {
  access_denied: 'AccessDenied',
  account_not_linked: 'OAuthAccountNotLinked',
  unable_to_create_user: 'OAuthCreateAccount',
}

/** Returns the name of an error in NextAuth. A code that nobody knows comes from a provider, at which signing in has failed. */
export function nextAuthErrorOf(code: string): NextAuthError {
  if (isNextAuthError(code)) return code
  return (Object.hasOwn(otherCodes, code) ? otherCodes[code] : undefined) ?? 'OAuthCallback'
}
