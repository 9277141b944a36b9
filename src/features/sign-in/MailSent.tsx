import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { successWords } from '#auth/success-words.ts'
import { FormResult } from '#ui/FormResult.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Said whether or not there is an account: who has no mail of us has none. */
export function MailSent({ email }: { email: string | undefined }) {
  const { i18n } = useLingui()
  return (
    <FormResult>
      <Notice title={i18n._(successWords['mail-sent'])}>
        <Trans comment="Note after a form was sent; the placeholder is an e-mail address">
          We have sent a mail to <bdi>{email}</bdi>. Follow its link to go on. It can take a few minutes. If nothing
          comes, look among unwanted mails and check the address.
        </Trans>
      </Notice>
    </FormResult>
  )
}
