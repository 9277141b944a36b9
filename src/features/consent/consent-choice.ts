import { browserCookies } from '#lib/browser-cookies.ts'

/** A visitor's answer to the question whether the tag manager may be loaded. */
export type ConsentChoice = 'allowed' | 'refused'

export const consentCookie = 'consent'

/** How long a choice is kept: 180 days, in seconds. */
export const consentMaxAge = 15_552_000

export const isConsentChoice = (value: unknown): value is ConsentChoice => value === 'allowed' || value === 'refused'

/** The choice among a visitor's cookies, as the `Cookie` header and `document.cookie` write them. */
export function readConsentChoice(cookies: string): ConsentChoice | undefined {
  const value = browserCookies(cookies).get(consentCookie)
  return isConsentChoice(value) ? value : undefined
}
