/** A part of a line of contact details: words, or an e-mail address. */
export type ContactPart = { readonly text: string; readonly isEmail: boolean }
