import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FormState } from '#auth/form-state.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { EmailField, PasswordField } from './fields.tsx'
import type { SignInPageProps } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './SignIn.module.css'

/** Renders the forms to sign in with providers and with a password, or, with `continueTo`, the link to a provider. */
export function LoginPage({ base, hidden, state: loaded, providers }: SignInPageProps) {
  const { i18n } = useLingui()
  const [sent, setSent] = useState<FormState>()
  const state = sent ?? loaded
  // `autofocus` works only in a loaded document, so problems that the client renders are focused here.
  useEffect(() => {
    if (sent) document.querySelector<HTMLElement>('main [role=alert]')?.focus()
  }, [sent])
  const { path } = useCurrentSite()
  const title = i18n._(signInMessages.login)
  const [provider] = providers
  if (state?.continueTo !== undefined && provider) {
    const { name } = provider
    return (
      <SignInFrame title={title} state={undefined} firstField="email">
        <p>
          <a href={state.continueTo}>
            <ContinueWith name={name} />
          </a>
        </p>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={title}
      state={state}
      firstField="email"
      intro={
        <Trans comment="On the page on which one signs in">
          You can read everything here without an account. With one you can keep pages and see where you have stopped.
        </Trans>
      }
    >
      {providers.map(({ id, name }) => (
        <SignInForm
          key={id}
          provider={id}
          action={`${base}/api/auth/signin/${id}`}
          hidden={hidden}
          onProblems={setSent}
        >
          <button className={formStyles.send}>
            <ContinueWith name={name} />
          </button>
        </SignInForm>
      ))}
      <SignInForm
        provider="credentials"
        action={`${base}/api/auth/callback/credentials`}
        hidden={hidden}
        onProblems={setSent}
      >
        <EmailField state={state} />
        <PasswordField state={state} />
        <button className={formStyles.send}>{title}</button>
      </SignInForm>
      <p className={styles.others}>
        <a href={path('/forgot-password')}>{i18n._(signInMessages.forgot)}</a>
        <a href={path('/register')}>{i18n._(signInMessages.register)}</a>
      </p>
    </SignInFrame>
  )
}

const ContinueWith = ({ name }: { name: string }) => (
  <Trans comment="Button, and link to the other website: signs in by means of it; the placeholder is its name">
    Continue with {name}
  </Trans>
)
