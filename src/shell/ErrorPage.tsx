import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Something failed. `message` is fit for readers (settled 4); `reference` is what our own records call the event. */
export function ErrorPage({ message, reference }: { message: string; reference?: string }) {
  return (
    <MessagePage title={<Trans comment="Title of the error page">An error occurred</Trans>}>
      <p>{message}</p>
      {reference !== undefined && (
        <p className="note">
          <Trans comment="On the error page; the placeholder is a short code">
            If you write to us about this, mention the reference <bdi>{reference}</bdi>.
          </Trans>
        </p>
      )}
      <SearchForm size="hero" />
      <p>
        <SiteLink to="/contact">
          <Trans comment="Link on the error page">Find help on the contact page</Trans>
        </SiteLink>
      </p>
    </MessagePage>
  )
}
