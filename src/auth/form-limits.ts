/** The time after the last of too many attempts from which on another is allowed, in minutes. A message states it. */
export const attemptWindowMinutes = 15

/**
 * The limits of the fields of an account's forms, in characters. The server enforces them; `password-hint.ts` and
 * `problem-messages.ts` state them, and their translations do.
 */
export const minPasswordLength = 10
export const maxPasswordLength = 128
export const maxNameLength = 100
