import type { ReactNode } from 'react'
import { Select, Trans } from '@lingui/react/macro'
import { directionOf } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageNameIn } from '#ui/language-name-in.ts'
import type { LanguageLink } from './language-link.ts'
import styles from './LanguageList.module.css'

type Props = {
  /** The id of the menu that contains the list or of the heading above it: the prefix of the ids of the groups' headings. */
  id: 'language-menu' | 'languages'
  links: readonly LanguageLink[]
}

/**
 * Renders the languages by their own names. Those that have the page come first. Each is a plain link, because another site
 * is a new document.
 */
export function LanguageList({ id, links }: Props) {
  const { site } = useCurrentSite()
  const translated = links.filter(({ locale, shownIn }) => shownIn === locale)
  const others = links.filter(({ locale, shownIn }) => shownIn !== locale)
  const [first] = others
  if (!first) return <Languages links={links} />
  const fallback = languageNameIn(site.locale, first.shownIn)
  return (
    <>
      {translated.length > 0 && (
        <Languages
          links={translated}
          headingId={`${id}-translated`}
          heading={<Trans comment="Heading above the names of the languages that have the page">This page in</Trans>}
        />
      )}
      <Languages
        links={others}
        headingId={`${id}-others`}
        heading={
          <Select
            comment="Heading above the names of languages that do not have the page; it says in which language the page is shown instead. The placeholder is the name of a language other than English"
            value={first.shownIn.slice(0, 2)}
            _en="Other languages (this page in English)"
            other={`Other languages (this page: ${fallback})`}
          />
        }
      />
    </>
  )
}

type GroupProps = { links: readonly LanguageLink[]; headingId?: string; heading?: ReactNode }

function Languages({ links, headingId, heading }: GroupProps) {
  const { site } = useCurrentSite()
  return (
    <>
      {heading !== undefined && (
        // The browser and the server may have different names for a language in the heading. React keeps the server's name.
        <p id={headingId} className={styles.heading} suppressHydrationWarning>
          {heading}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={headingId}>
        {links.map(({ handle, locale, name, href }) => (
          <li key={handle}>
            <a href={href} hrefLang={locale} aria-current={handle === site.handle ? 'true' : undefined}>
              <span lang={locale} dir={directionOf(locale)}>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
