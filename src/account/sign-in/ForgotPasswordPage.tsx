import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import formStyles from '#ui/Form.module.css'
import { Form } from '#ui/Form.tsx'
import { EmailField } from './fields.tsx'
import { MailSentPage } from './MailSentPage.tsx'
import type { SignInPageProps } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'
import { SignInFrame } from './SignInFrame.tsx'

/** Renders the page to request a new password. */
export function ForgotPasswordPage({ base, hidden, state }: SignInPageProps) {
  const { i18n } = useLingui()
  const title = i18n._(signInMessages.forgot)
  if (state?.success === 'mail-sent') return <MailSentPage title={title} email={state.values?.email} />
  return (
    <SignInFrame
      title={title}
      state={state}
      firstField="email"
      intro={
        <Trans comment="On the page for those who have forgotten their password">
          Enter the e-mail address of your account. We send you a link with which you can choose a new password.
        </Trans>
      }
    >
      <Form action={`${base}/api/auth/account/forgot-password`} hidden={hidden}>
        <EmailField state={state} />
        <button className={formStyles.send}>
          <Trans comment="Button: asks for a mail with which a new password can be chosen">Send me a link</Trans>
        </button>
      </Form>
    </SignInFrame>
  )
}
