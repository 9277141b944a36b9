import { browserCookies } from '#lib/browser-cookies.ts'

/** A visitor's answer to whether the tag manager may be loaded. */
export type ConsentChoice = 'allowed' | 'refused'

export const consentCookie = 'consent'

/** The lifetime of a choice: 180 days, in seconds. */
export const consentMaxAgeSeconds = 15_552_000

export const isConsentChoice = (value: unknown): value is ConsentChoice => value === 'allowed' || value === 'refused'

/** Returns the choice among a visitor's cookies, in the format of the `Cookie` header and of `document.cookie`. */
export function readConsentChoice(cookies: string): ConsentChoice | undefined {
  const value = browserCookies(cookies).get(consentCookie)
  return isConsentChoice(value) ? value : undefined
}
