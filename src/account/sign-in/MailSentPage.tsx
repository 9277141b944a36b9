import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { successMessages } from '#auth/success-messages.ts'
import { FormResult } from '#ui/FormResult.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './SignIn.module.css'

/**
 * Renders the page after a form that requested an email with a link. The text is the same whether or not the account exists,
 * so that it does not reveal who has one.
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
