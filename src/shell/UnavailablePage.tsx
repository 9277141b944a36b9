import { Trans } from '@lingui/react/macro'
import { MessagePage } from './MessagePage.tsx'
import { WayOn } from './WayOn.tsx'

/** The content server cannot be reached and nothing is stored (503). `here` is the address to try again, with the site's prefix. */
export function UnavailablePage({ message, here }: { message: string; here: string }) {
  return (
    <MessagePage title={<Trans comment="Title of the error page">An error occurred</Trans>}>
      <p>{message}</p>
      <p>
        <Trans comment="On the page shown when the content cannot be reached">
          We cannot reach our content right now. This is our fault, not yours, and it usually passes within minutes.
        </Trans>
      </p>
      <WayOn here={here} />
    </MessagePage>
  )
}
