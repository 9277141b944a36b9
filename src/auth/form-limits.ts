/** The time from the last allowed attempt until the count of a limit is reset, in minutes. A message states it. */
export const attemptWindowMinutes = 15

/**
 * The limits of the fields of an account's forms, in characters. The server enforces them. The messages in
 * `password-hint.ts` and `problem-messages.ts` state them, and so do the translations of these messages.
 */
export const minPasswordLength = 10
export const maxPasswordLength = 128
export const maxNameLength = 100
