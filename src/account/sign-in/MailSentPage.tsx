import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { successMessages } from '#auth/success-messages.ts'
import { FormResult } from '#ui/FormResult.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './SignIn.module.css'

/**
 * Takes the place of a form by which a mail with a link was asked for. Said whether or not there is an account: who has no
 * mail of us has none.
 */
export function MailSentPage({ title, email }: { title: string; email: string | undefined }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageHead title={title} />
      <div className={`wrap ${styles.page}`}>
        <FormResult>
          <Notice title={i18n._(successMessages['mail-sent'])}>
            <Trans comment="Note after a form was sent; the placeholder is an e-mail address">
              We have sent a mail to <bdi>{email}</bdi>. Follow its link to go on. It can take a few minutes. If nothing
              comes, look among unwanted mails and check the address.
            </Trans>
          </Notice>
        </FormResult>
      </div>
    </>
  )
}
