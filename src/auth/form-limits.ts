/** The limits of the fields of an account's forms, in characters. The pages state them, and the server enforces them. */
export const minPasswordLength = 10
export const maxPasswordLength = 128
export const maxNameLength = 100
