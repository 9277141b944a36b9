/** The limits of the fields of an account's forms, in characters. The pages state them, and the server enforces them. */
export const shortestPassword = 10
export const longestPassword = 128
export const longestName = 100
