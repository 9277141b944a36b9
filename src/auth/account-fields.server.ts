import { isEmail, countCharacters, normalizeLine } from '#lib/normalize-text.ts'
import type { Fields } from './auth-requests.server.ts'
import { maxNameLength, maxPasswordLength, minPasswordLength } from './form-limits.ts'
import { isWeakPassword } from './password-strength.server.ts'
import type { FormProblem } from './form-state.ts'

/** The problems of a form, by the name of the field; those of the whole form are under `form`. */
export type Problems = Readonly<Record<string, FormProblem>>

export const problem = (form: FormProblem): Problems => ({ form })
export const hasAny = (problems: Problems): boolean => Object.keys(problems).length > 0

/** The fields that are one line of text. Passwords are not among them, because they are neither trimmed nor sent back. */
const lines = ['name', 'email'] as const

export const trimmed = (fields: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(lines.map((name) => [name, normalizeLine(fields[name] ?? null)])),
})

/**
 * The maximum length of a value that is sent back with a redirect, in UTF-16 code units. Longer values are truncated,
 * because cookies and URLs are limited in length.
 */
export const maxEchoedLength = 300

/** Returns the values with which the form is filled in again after a problem, without passwords. */
export const typed = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(lines.flatMap((name) => (fields[name] ? [[name, fields[name].slice(0, maxEchoedLength)]] : [])))

export function checkName(name: string): Problems {
  if (name === '') return { name: 'name-missing' }
  return countCharacters(name) > maxNameLength ? { name: 'name-long' } : {}
}

export function checkEmail(email: string): Problems {
  if (email === '') return { email: 'email-missing' }
  return isEmail(email) ? {} : { email: 'email-malformed' }
}

/**
 * Checks a new password: its length, and that it is not easy to guess (docs/decisions/0030).
 *
 * @param person the name and the email address of the account, as far as they are known
 */
export async function checkNewPassword(
  password: string,
  { name = '', email = '' }: { readonly name?: string; readonly email?: string } = {},
): Promise<Problems> {
  if (password === '') return { password: 'password-missing' }
  if (countCharacters(password) < minPasswordLength) return { password: 'password-short' }
  if (isTooLong(password)) return { password: 'password-long' }
  if (email !== '' && password.toLowerCase() === email.toLowerCase()) return { password: 'password-is-email' }
  const personal = `${name} ${email}`.split(/[\s@.]+/).filter((word) => word !== '')
  return (await isWeakPassword(password, personal)) ? { password: 'password-weak' } : {}
}

/**
 * Whether a password is longer than the password of an account can be. Such a password is rejected without being hashed,
 * because hashing would take time in proportion to its length. It is not truncated, because then any longer text with the
 * same beginning would be accepted.
 */
export const isTooLong = (password: string): boolean =>
  password.length > 2 * maxPasswordLength || countCharacters(password) > maxPasswordLength
