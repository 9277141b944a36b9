import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { maxNameLength } from '#auth/form-limits.ts'
import type { FormState } from '#auth/form-state.ts'
import { passwordHint } from '#auth/password-hint.ts'
import { problemMessages } from '#auth/problem-messages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { type ControlAttributes, FormField } from '#ui/FormField.tsx'
import formStyles from '#ui/Form.module.css'
import { Icon } from '#ui/Icon.tsx'
import { Form } from '#ui/Form.tsx'
import { profileMessages } from './profile-messages.ts'
import type { ProfilePageProps } from './ProfilePage.tsx'

/**
 * Renders the forms that change, export or delete the account. Each form is inside a disclosure, which is open if the form
 * has a problem.
 */
export function AccountForms({ profile, base, hidden, state, languages }: ProfilePageProps) {
  const { i18n } = useLingui()
  const { path } = useCurrentSite()
  const account = { base, hidden, state }
  const { email, hasPassword } = profile
  return (
    <section aria-labelledby="account">
      <h2 id="account">
        <Trans comment="Heading in the profile">Your account</Trans>
      </h2>
      <p>
        <Trans comment="In the profile; the placeholder is an e-mail address">
          You sign in as <bdi dir="ltr">{email}</bdi>.
        </Trans>
      </p>
      <AccountForm
        {...account}
        name="change-name"
        title={<Trans comment="Opens a form in the profile">Change your name</Trans>}
      >
        <Field form="change-name" name="name" label={profileMessages.name} state={state}>
          {(attributes) => (
            <input
              {...attributes}
              required
              autoComplete="name"
              maxLength={maxNameLength}
              defaultValue={valueOf(state, 'change-name', 'name') ?? profile.name}
            />
          )}
        </Field>
        <Send form="change-name" />
      </AccountForm>
      <AccountForm {...account} name="change-language" title={i18n._(profileMessages.language)}>
        <Field form="change-language" name="language" label={profileMessages.language} state={state}>
          {(attributes) => (
            <select {...attributes} defaultValue={profile.language}>
              {languages.map(({ site, locale, name }) => (
                <option key={site} value={site} lang={locale}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Send form="change-language" />
      </AccountForm>
      <AccountForm
        {...account}
        name="change-email"
        title={<Trans comment="Opens a form in the profile">Change your e-mail address</Trans>}
      >
        <Field form="change-email" name="email" label={profileMessages.email} state={state}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              defaultValue={valueOf(state, 'change-email', 'email')}
            />
          )}
        </Field>
        {hasPassword && <CurrentPassword form="change-email" state={state} />}
        <Send form="change-email" />
      </AccountForm>
      {hasPassword ? (
        <AccountForm
          {...account}
          name="change-password"
          title={<Trans comment="Opens a form in the profile">Change your password</Trans>}
        >
          <CurrentPassword form="change-password" state={state} />
          <Field
            form="change-password"
            name="newPassword"
            label={profileMessages.newPassword}
            hint={i18n._(passwordHint)}
            state={state}
          >
            {(attributes) => <input {...attributes} type="password" required autoComplete="new-password" dir="ltr" />}
          </Field>
          <Send form="change-password" />
        </AccountForm>
      ) : (
        <p>
          <a href={path('/forgot-password')}>
            <Trans comment="Link in the profile of a reader who signs in by means of another website">
              Choose a password of your own
            </Trans>
          </a>
        </p>
      )}
      <Disclosure open={false} title={i18n._(profileMessages.takeAlong)}>
        <Form action={`${base}/api/profile/export`} hidden={{}}>
          <p>
            <Trans comment="In the profile">
              You get a file with everything that we store of you. It is in the format JSON, which other programs can
              read.
            </Trans>
          </p>
          <button className={formStyles.send}>{i18n._(profileMessages.takeAlong)}</button>
        </Form>
      </Disclosure>
      <AccountForm {...account} name="delete" title={i18n._(profileMessages.delete)}>
        <p>
          <Trans comment="In the profile, before an account is deleted">
            Everything goes at once: the account, the pages that you keep, your progress and the messages that you have
            sent while signed in. Nobody can bring it back.
          </Trans>
        </p>
        <Field form="delete" name="confirmation" label={profileMessages.confirmDelete} state={state} after>
          {(attributes) => <input {...attributes} type="checkbox" value="yes" required />}
        </Field>
        {hasPassword && <CurrentPassword form="delete" state={state} />}
        <button id="delete-send" className={formStyles.send}>
          {i18n._(profileMessages.delete)}
        </button>
      </AccountForm>
    </section>
  )
}

type FormProps = Pick<ProfilePageProps, 'base' | 'hidden' | 'state'> & {
  name: string
  title: ReactNode
  children: ReactNode
}

const AccountForm = ({ base, hidden, state, name, title, children }: FormProps) => (
  <Disclosure open={state?.form === name && state.problems !== undefined} title={title}>
    <Form action={`${base}/api/auth/account/${name}`} hidden={hidden}>
      {children}
    </Form>
  </Disclosure>
)

const Disclosure = ({ open, title, children }: { open: boolean; title: ReactNode; children: ReactNode }) => (
  <details open={open}>
    <summary className="opener">
      {title}
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
)

type FieldProps = {
  form: string
  name: string
  label: MessageDescriptor
  hint?: ReactNode
  state: FormState | undefined
  after?: boolean
  children: (attributes: ControlAttributes) => ReactNode
}

/** Renders a field of a form. The id contains the form's name, because several forms on the page have a password field. */
function Field({ form, name, label, hint, state, after = false, children }: FieldProps) {
  const { i18n } = useLingui()
  const problem = state?.form === form ? state.problems?.[name] : undefined
  return (
    <FormField
      id={`${form}-${name}`}
      label={i18n._(label)}
      after={after}
      {...(hint !== undefined && { hint })}
      {...(problem !== undefined && { error: i18n._(problemMessages[problem]) })}
    >
      {(attributes) => children({ ...attributes, name })}
    </FormField>
  )
}

/** Renders the field for the current password. `PasswordField` explains why it has no `maxLength`. */
const CurrentPassword = ({ form, state }: Pick<FieldProps, 'form' | 'state'>) => (
  <Field form={form} name="password" label={profileMessages.password} state={state}>
    {(attributes) => <input {...attributes} type="password" required autoComplete="current-password" dir="ltr" />}
  </Field>
)

function Send({ form }: { form: string }) {
  const { i18n } = useLingui()
  return (
    <button id={`${form}-send`} className={formStyles.send}>
      {i18n._(profileMessages.save)}
    </button>
  )
}

/** Returns the value of a field from the previous submission of this form. */
const valueOf = (state: FormState | undefined, form: string, name: string) =>
  state?.form === form ? state.values?.[name] : undefined
