/** A part of a line of text, which is either an email address or other text. */
export type TextOrEmail = { readonly text: string; readonly isEmail: boolean }
