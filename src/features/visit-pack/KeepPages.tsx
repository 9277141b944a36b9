import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readSessionHint } from '#auth/session-hint.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import buttonStyles from '#ui/ButtonLink.module.css'
import { SiteLink } from '#ui/SiteLink.tsx'
import { savePages } from './save-pages.ts'
import type { PackedPage } from './visit-pack.ts'

const never = () => () => {}

/**
 * Renders the button that saves the pages of the pack in the reader's account. Only readers who are likely to be signed in
 * (`readSessionHint`) see it. Nothing else of the pack is saved.
 */
export function KeepPages({ pages }: { pages: readonly PackedPage[] }) {
  const { basePath } = useCurrentSite()
  const canBeSignedIn = useSyncExternalStore(
    never,
    () => readSessionHint(document.cookie) !== undefined,
    () => false,
  )
  const keep = useMutation({ mutationFn: () => savePages(basePath, pages), networkMode: 'always' })
  if (!canBeSignedIn) return null
  return (
    <div>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        onClick={() => keep.mutate()}
        aria-busy={keep.isPending}
      >
        <Trans comment="Visit pack: button for readers who are signed in. Questions and notes are not kept there">
          Keep these pages in my account
        </Trans>
      </button>
      <p role="status">
        {keep.isSuccess && (
          <Trans comment="Visit pack: the pages have been saved; the link leads to the profile">
            The pages are <SiteLink path="/profile">kept in your profile</SiteLink>.
          </Trans>
        )}
        {keep.isError && (
          <Trans comment="Visit pack: the pages could not be saved in the account">
            The pages could not all be kept. Try again later.
          </Trans>
        )}
      </p>
    </div>
  )
}
