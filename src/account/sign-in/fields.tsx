import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { maxNameLength } from '#auth/form-limits.ts'
import { passwordHint } from '#auth/password-hint.ts'
import { problemMessages } from '#auth/problem-messages.ts'
import type { FormState } from '#auth/form-state.ts'
import { FormField } from '#ui/FormField.tsx'
import { problemOf } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'

type Props = { state: FormState | undefined }

function useError(state: FormState | undefined, field: string) {
  const { i18n } = useLingui()
  const problem = problemOf(state, field)
  return problem === undefined ? {} : { error: i18n._(problemMessages[problem]) }
}

export function NameField({ state }: Props) {
  const { i18n } = useLingui()
  return (
    <FormField id="name" label={i18n._(signInMessages.name)} {...useError(state, 'name')}>
      {(attributes) => (
        <input
          {...attributes}
          required
          autoComplete="name"
          maxLength={maxNameLength}
          defaultValue={state?.values?.name}
        />
      )}
    </FormField>
  )
}

export function EmailField({ state }: Props) {
  const { i18n } = useLingui()
  return (
    <FormField id="email" label={i18n._(signInMessages.email)} {...useError(state, 'email')}>
      {(attributes) => (
        <input
          {...attributes}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          defaultValue={state?.values?.email}
        />
      )}
    </FormField>
  )
}

/**
 * Renders the field for the current or a new password. It has no `maxLength`: browsers would silently truncate a longer
 * password, and the server would store a password that the reader has not chosen instead of refusing it.
 */
export function PasswordField({
  state,
  isNew = false,
  label = signInMessages.password,
  hint = isNew ? passwordHint : undefined,
}: Props & { isNew?: boolean; label?: MessageDescriptor; hint?: MessageDescriptor | undefined }) {
  const { i18n } = useLingui()
  return (
    <FormField
      id="password"
      label={i18n._(label)}
      {...(hint && { hint: i18n._(hint) })}
      {...useError(state, 'password')}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="password"
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          dir="ltr"
        />
      )}
    </FormField>
  )
}
