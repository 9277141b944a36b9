import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { MessagePage } from './MessagePage.tsx'
import { errorTitle } from './problem-titles.ts'

type Props = {
  /** The message, which is written for readers (settled 4). */
  message: string
  /** The URL to retry, with the site's prefix. */
  here: string
  /**
   * Whether the content system is unreachable and nothing is cached (503), in which case hardly any other page works either.
   */
  isUnreachable?: boolean
  /** The reference of the error in the log. */
  reference?: string | undefined
}

/** Renders the error page, which tells readers what has failed and what they can do. */
export function ErrorPage({ message, here, isUnreachable = false, reference }: Props) {
  const { i18n } = useLingui()
  return (
    <MessagePage title={i18n._(errorTitle)}>
      <p>{message}</p>
      {isUnreachable && (
        <p>
          <Trans comment="On the page shown when the content cannot be reached">
            We cannot reach our content right now. This is our fault, not yours, and it usually passes within minutes.
          </Trans>
        </p>
      )}
      <p>
        <strong>
          <Trans comment="On the error page. The tags make links of the numbers: keep both of them">
            If you need help now, do not wait for this page: call your local emergency number (<a href="tel:112">112</a>{' '}
            in the EU, <a href="tel:911">911</a> in the US).
          </Trans>
        </strong>
      </p>
      <p>
        <ButtonLink href={here}>
          <Trans comment="Link that loads the same page again">Try again</Trans>
        </ButtonLink>
      </p>
      {reference && (
        <p className="note">
          <Trans comment="On the error page; the placeholder is a short code">
            If you write to us about this, mention the reference <bdi>{reference}</bdi>.
          </Trans>
        </p>
      )}
      {!isUnreachable && (
        <>
          <SearchForm size="hero" />
          <p>
            <SiteLink to="/contact">
              <Trans comment="Link on the error page">Find help on the contact page</Trans>
            </SiteLink>
          </p>
        </>
      )}
    </MessagePage>
  )
}
