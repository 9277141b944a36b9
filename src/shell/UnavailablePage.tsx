import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { MessagePage } from './MessagePage.tsx'
import { errorTitle } from './problem-titles.ts'

/** The content server cannot be reached and nothing is stored (503). `here` is the address to try again, with the site's prefix. */
export function UnavailablePage({ message, here }: { message: string; here: string }) {
  const { i18n } = useLingui()
  return (
    <MessagePage title={i18n._(errorTitle)}>
      <p>{message}</p>
      <p>
        <Trans comment="On the page shown when the content cannot be reached">
          We cannot reach our content right now. This is our fault, not yours, and it usually passes within minutes.
        </Trans>
      </p>
      <p>
        <strong>
          <Trans comment="On the page shown when the content cannot be reached">
            If you need help now, do not wait for this page: call your local emergency number (112 in the EU, 911 in the
            US).
          </Trans>
        </strong>
      </p>
      <p>
        <ButtonLink href={here}>
          <Trans comment="Link that loads the same page again">Try again</Trans>
        </ButtonLink>
      </p>
    </MessagePage>
  )
}
