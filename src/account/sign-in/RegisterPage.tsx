import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { Form } from '#ui/Form.tsx'
import { EmailField, NameField, PasswordField } from './fields.tsx'
import { MailSentPage } from './MailSentPage.tsx'
import type { SignInPageProps } from './sign-in-page.ts'
import { signInMessages } from './sign-in-messages.ts'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './SignIn.module.css'

/** Renders the page to create an account. */
export function RegisterPage({ base, hidden, state }: SignInPageProps) {
  const { i18n } = useLingui()
  const { path } = useCurrentSite()
  const title = i18n._(signInMessages.register)
  if (state?.success === 'mail-sent') return <MailSentPage title={title} email={state.values?.email} />
  return (
    <SignInFrame
      title={title}
      state={state}
      firstField="name"
      intro={
        <Trans comment="On the page on which one makes an account">
          We ask for no more than we need. You can see, take along and delete everything in your profile at any time.
        </Trans>
      }
    >
      <Form action={`${base}/api/auth/account/register`} hidden={hidden}>
        <NameField state={state} />
        <EmailField state={state} />
        <PasswordField state={state} isNew />
        <button className={formStyles.send}>{title}</button>
      </Form>
      <p className={styles.others}>
        <a href={path('/privacy')}>
          <Trans comment="Link to the page about privacy">What we store, and for how long</Trans>
        </a>
        <a href={path('/login')}>
          <Trans comment="Link to the page on which one signs in">I have an account already</Trans>
        </a>
      </p>
    </SignInFrame>
  )
}
