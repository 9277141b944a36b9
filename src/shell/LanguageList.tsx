import { directionOf } from '#i18n/languages.ts'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import type { SiteHandle } from '#sites/sites.ts'
import type { LanguageLink } from './language-link.ts'

type Props = { current: SiteHandle; links: readonly LanguageLink[]; className?: string }

/** Renders the list of languages by their own names. Each is a plain link, because another site is a new document. */
export function LanguageList({ current, links, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ handle, locale, name, href, shownIn }) => (
        <li key={handle}>
          <a href={href} hrefLang={locale} aria-current={handle === current ? 'true' : undefined}>
            <span lang={locale} dir={directionOf(locale)}>
              {name}
            </span>{' '}
            {shownIn !== locale && handle !== current && <FallbackTag language={shownIn} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
