import type { FormProblem } from './form-state.ts'

/** The problem that the sign-in page shows for each error code of NextAuth 4 that its URL can contain. */
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
  // Codes of this site, which NextAuth does not define
  MissingCSRF: 'form-expired',
  TooManyAttempts: 'too-many-attempts',
} as const satisfies Record<string, FormProblem>

export type NextAuthError = keyof typeof nextAuthErrors

const isNextAuthError = (code: string): code is NextAuthError => Object.hasOwn(nextAuthErrors, code)

/** The codes of better-auth and of OAuth 2.0 (RFC 6749, 4.1.2.1) that correspond to a NextAuth error. */
const otherCodes: Readonly<Record<string, NextAuthError>> = {
  access_denied: 'AccessDenied',
  account_not_linked: 'OAuthAccountNotLinked',
  unable_to_create_user: 'OAuthCreateAccount',
}

/**
 * Returns the NextAuth error for a code. An unknown code becomes `OAuthCallback`, because it comes from a provider or from
 * better-auth after a failed callback.
 */
export function nextAuthErrorOf(code: string): NextAuthError {
  if (isNextAuthError(code)) return code
  return (Object.hasOwn(otherCodes, code) ? otherCodes[code] : undefined) ?? 'OAuthCallback'
}
