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

/** Renders the page to choose a new password, to which the link in the email leads. */
export function ResetPasswordPage({ base, hidden, state, token }: SignInPageProps) {
  const { i18n } = useLingui()
  const { path } = useCurrentSite()
  return (
    <SignInFrame title={i18n._(signInMessages.reset)} state={state} firstField="password">
      <Form action={`${base}/api/auth/account/reset-password`} hidden={{ ...hidden, token }}>
        <PasswordField state={state} isNew label={signInMessages.newPassword} />
        <button className={formStyles.send}>
          <Trans comment="Button: sets the new password">Set the password</Trans>
        </button>
      </Form>
      <p className={styles.others}>
        <a href={path('/forgot-password')}>{i18n._(signInMessages.forgot)}</a>
      </p>
    </SignInFrame>
  )
}
