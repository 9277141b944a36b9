/** A stretch of a line that says how to reach somebody: words, or an e-mail address. */
export type ContactPart = { readonly text: string; readonly isEmail: boolean }
