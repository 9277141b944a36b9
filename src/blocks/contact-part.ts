/** A part of a line of contact details, which is either an e-mail address or other text. */
export type ContactPart = { readonly text: string; readonly isEmail: boolean }
