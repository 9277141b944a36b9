import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/ButtonLink.tsx'

/** What somebody can do whose page has failed. `here` is the address to try again, with the site's prefix. */
export function WayOn({ here }: { here: string }) {
  return (
    <>
      <p>
        <strong>
          <Trans comment="On the page that says that something failed. The tags around the numbers make them links that call; keep both numbers">
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
    </>
  )
}
