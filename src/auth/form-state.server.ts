import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { isFormProblem, isFormSuccess, type FormState } from './form-state.ts'

// The result of a form is passed to its page in a cookie and not in the URL of the redirect. The cookie is encrypted,
// because it contains what the reader has typed, and only the server reads it.

/** The lifetime of the cookie with the result of a form, in seconds. */
export const formStateMaxAgeSeconds = 300

const schema = v.object({
  form: v.string(),
  problems: v.optional(v.record(v.string(), v.custom<NonNullable<FormState['problems']>[string]>(isFormProblem))),
  success: v.optional(v.custom<NonNullable<FormState['success']>>(isFormSuccess)),
  values: v.optional(v.record(v.string(), v.string())),
  continueTo: v.optional(v.string()),
})

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'form state', 32))

export function sealFormState(state: FormState, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(state)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts and parses a form's state; undefined for a cookie that is missing or that the server did not encrypt. */
export function openFormState(cookie: string | null | undefined, secret: string): FormState | undefined {
  if (!cookie) return undefined
  try {
    const bytes = Buffer.from(cookie, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
    return v.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}
