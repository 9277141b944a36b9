import { useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { MessagePage } from './MessagePage.tsx'
import { hasOwnNotFoundWords, notFoundTitle } from './problem-titles.ts'

/** Renders the not-found page, with the editors' text or a fixed one. */
export function NotFoundPage() {
  const { i18n, t } = useLingui()
  const { site } = useCurrentSite()
  const links = [
    { path: '/search', label: t({ message: 'Search through our website', comment: 'Link on the not-found page' }) },
    { path: '/', label: t({ message: 'Go back to the homepage', comment: 'Link on the not-found page' }) },
    { path: '/contact', label: t({ message: 'Find help on the contact page', comment: 'Link on the not-found page' }) },
  ]
  return (
    <MessagePage title={i18n._(notFoundTitle(site))}>
      {hasOwnNotFoundWords(site) ? (
        <>
          <p>
            {t({
              id: '404-description',
              message: 'The address may be old, or a letter may be missing.',
              comment: 'First paragraph of the not-found page',
            })}
          </p>
          <p>
            {t({
              id: '404-extra-description',
              message:
                'Search for what you need, or start again from the home page. If a link on this site brought you here, please tell us.',
              comment: 'Second paragraph of the not-found page, above three links',
            })}
          </p>
        </>
      ) : (
        <p>
          {t({
            message: 'This page could not be found. The link might be broken or the page moved.',
            comment: 'Paragraph of the not-found page',
          })}
        </p>
      )}
      <RuledList links={links.map((link) => ({ kind: 'internal', ...link }))} />
    </MessagePage>
  )
}
