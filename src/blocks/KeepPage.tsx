import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readSessionHint } from '#auth/session-hint.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { BlockContext } from './block-context.ts'
import { PageWords } from './PageWords.tsx'

/**
 * The form by which a reader keeps a page: the same for everybody, and it works without script. Whoever is signed in, as a
 * cookie says, is shown whether the page is kept already.
 */
export function KeepPage({ pageLanguage }: Pick<BlockContext, 'pageLanguage'>) {
  const { path } = useCurrentSite()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (readSessionHint(document.cookie))
      void import('./keep-page.ts').then(({ followKeptPage }) => form.current && followKeptPage(form.current))
  }, [])
  return (
    <form ref={form} method="post" action={path('/profile')}>
      <input type="hidden" name="path" value={pathname} />
      <button>
        <Icon name="bookmark" />
        <PageWords language={pageLanguage}>
          <Trans comment="Button: the page is kept in the reader's profile">Keep this page</Trans>
        </PageWords>
      </button>
      <a href={path('/profile')} hidden>
        <Icon name="bookmark" />
        <PageWords language={pageLanguage}>
          <Trans comment="Link to the reader's profile, in place of the button 'Keep this page' when that is done">
            Kept in your profile
          </Trans>
        </PageWords>
      </a>
    </form>
  )
}
