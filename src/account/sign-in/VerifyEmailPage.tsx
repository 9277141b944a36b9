import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from './fields.tsx'
import type { SignInPageProps } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './SignIn.module.css'

/**
 * Renders the page to confirm an email address, to which the link in the email leads. The reader has to press a button,
 * because email scanners open links. Anybody can enter an address, so the reader who confirms it has to prove ownership of
 * the account as well, by its password if there is one.
 */
export function VerifyEmailPage({ base, hidden, state, token, proof }: SignInPageProps) {
  const { i18n } = useLingui()
  const { path } = useCurrentSite()
  const needsPassword = proof !== 'session'
  const isRegistration = proof === 'registration'
  return (
    <SignInFrame
      title={i18n._(signInMessages.verify)}
      state={state}
      firstField={needsPassword ? 'password' : 'confirm'}
      intro={
        <Trans comment="On the page to which a mail leads that asks whether the address is the reader's own">
          Confirm only if it was you who entered this address on our website.
        </Trans>
      }
    >
      <Form action={`${base}/api/auth/account/verify-email`} hidden={{ ...hidden, token }}>
        {needsPassword && (
          <PasswordField
            state={state}
            hint={isRegistration ? signInMessages.registeredPassword : signInMessages.accountPassword}
          />
        )}
        <button id="confirm" className={formStyles.send}>
          <Trans comment="Button: confirms that an e-mail address is the reader's own">This is my address</Trans>
        </button>
      </Form>
      {isRegistration && (
        <p>
          <Trans comment="On the page to which the mail for a new account leads, where the password is asked for; below stands a link to the page for those who have forgotten it">
            If you do not know this password, somebody else may have registered with your address. Choose a new
            password: then the other one no longer works.
          </Trans>
        </p>
      )}
      {needsPassword && (
        <p className={styles.others}>
          <a href={path('/forgot-password')}>{i18n._(signInMessages.forgot)}</a>
          {isRegistration && <a href={path('/register')}>{i18n._(signInMessages.register)}</a>}
        </p>
      )}
    </SignInFrame>
  )
}
