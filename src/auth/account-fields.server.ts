import { isEmail, lengthOf, lineOf } from '#lib/form-text.ts'
import type { Fields } from './auth-requests.server.ts'
import { maxNameLength, maxPasswordLength, minPasswordLength } from './form-limits.ts'
import type { FormProblem } from './form-state.ts'

/** The problems of a form, by the name of the field; those of the whole form stand under `form`. */
export type Problems = Readonly<Record<string, FormProblem>>

export const problem = (form: FormProblem): Problems => ({ form })
export const hasAny = (problems: Problems): boolean => Object.keys(problems).length > 0

export const trimmed = (fields: Fields): Fields => ({
  ...fields,
  name: lineOf(fields.name ?? null),
  email: lineOf(fields.email ?? null),
})

/** A value that goes with a redirect, in a cookie or an address, must be short enough to arrive. */
export const maxEchoedLength = 300

/** The values that go back into the form: never a password. */
export const typed = ({ name, email }: Fields) => ({
  ...(name && { name: name.slice(0, maxEchoedLength) }),
  ...(email && { email: email.slice(0, maxEchoedLength) }),
})

export function checkName(name: string): Problems {
  if (name === '') return { name: 'name-missing' }
  return lengthOf(name) > maxNameLength ? { name: 'name-long' } : {}
}

export function checkEmail(email: string): Problems {
  if (email === '') return { email: 'email-missing' }
  return isEmail(email) ? {} : { email: 'email-malformed' }
}

export function checkNewPassword(password: string, email = ''): Problems {
  if (password === '') return { password: 'password-missing' }
  const length = [...password].length
  if (length < minPasswordLength) return { password: 'password-short' }
  if (length > maxPasswordLength) return { password: 'password-long' }
  return email !== '' && password.toLowerCase() === email.toLowerCase() ? { password: 'password-is-email' } : {}
}
