import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { Form } from '#ui/Form.tsx'
import { EmailField, PasswordField } from './fields.tsx'
import type { SignInPageProps } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './SignIn.module.css'

/** On which a reader signs in. */
export function LoginPage({ base, hidden, state, providers }: SignInPageProps) {
  const { i18n } = useLingui()
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
        <Form key={id} action={`${base}/api/auth/signin/${id}`} hidden={hidden}>
          <button className={formStyles.send}>
            <ContinueWith name={name} />
          </button>
        </Form>
      ))}
      <Form action={`${base}/api/auth/callback/credentials`} hidden={hidden}>
        <EmailField state={state} />
        <PasswordField state={state} />
        <button className={formStyles.send}>{title}</button>
      </Form>
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
