/** The problems that a field or a whole form can have. The pages describe them in the reader's language. */
export const formProblems = [
  // Problems of a single field
  'name-missing',
  'name-long',
  'email-missing',
  'email-malformed',
  'password-missing',
  'password-short',
  'password-long',
  'password-is-email',
  'password-weak',
  'password-wrong',
  'confirmation-missing',
  // Problems of the whole form
  'credentials-wrong',
  'token-invalid',
  'form-expired',
  'too-many-attempts',
  'too-many-requests',
  'provider-failed',
  'account-not-linked',
  'access-denied',
  'session-required',
  'sign-in-again',
  'mail-failed',
  'saved-pages-full',
] as const
export type FormProblem = (typeof formProblems)[number]
export const isFormProblem = (value: unknown): value is FormProblem => formProblems.some((problem) => problem === value)

/** The successes that a page can report after a form was sent. */
export const formSuccesses = [
  'mail-sent',
  'verified',
  'email-changed',
  'password-changed',
  'saved',
  'email-mail-sent',
  'signed-out',
  'account-deleted',
  'page-saved',
] as const
export type FormSuccess = (typeof formSuccesses)[number]
export const isFormSuccess = (value: unknown): value is FormSuccess => formSuccesses.some((done) => done === value)

/** The result that a page shows after one of its forms was sent. */
export type FormState = {
  /** The name of the submitted form: the last segment of the path of its action, or `login` for a form that signs in. */
  readonly form: string
  /** The problems by the name of the field; those of the whole form are under `form`. */
  readonly problems?: Readonly<Record<string, FormProblem>> | undefined
  readonly success?: FormSuccess | undefined
  /** The submitted values, so that the reader need not type them again. A password is never among them. */
  readonly values?: Readonly<Record<string, string>> | undefined
  /** The URL of a provider at which the reader continues. */
  readonly continueTo?: string | undefined
}
