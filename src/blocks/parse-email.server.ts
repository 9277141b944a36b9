import type { TextOrEmail } from './text-or-email.ts'
import { plainText, type Maybe } from './plain-text.server.ts'

/** Matches text that looks like an email address, without characters that add recipients or fields to a `mailto:` URL. */
const address = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+/u

/** Splits a line of text into email addresses and the text between them. An empty line has no parts. */
export function parseTextWithEmails(value: Maybe<string>): readonly TextOrEmail[] {
  const line = plainText(value) ?? ''
  return line
    .split(new RegExp(`(${address.source})`, 'u'))
    .map((text, place) => ({ text, isEmail: place % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** Returns the text when it is an email address and nothing else. */
export function parseEmail(value: Maybe<string>): string | undefined {
  const [first, ...others] = parseTextWithEmails(value)
  return first?.isEmail && others.length === 0 ? first.text : undefined
}
