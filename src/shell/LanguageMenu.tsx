import { Trans } from '@lingui/react/macro'
import { fallbackLanguage, languages } from '#i18n/languages.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { SiteHandle } from '#sites/sites.ts'
import type { LanguageLink } from './language-link.ts'

/** Says beside a language's name that the page is shown in the fallback language: `EN`. */
const fallbackCode = fallbackLanguage.slice(0, 2).toUpperCase()

type Props = { current: SiteHandle; links: readonly LanguageLink[]; className?: string }

/** The languages by their own names. Each is a whole new document: another site. */
export function LanguageMenu({ current, links, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ handle, locale, href, exists }) => (
        <li key={handle}>
          <a href={href} hrefLang={locale} aria-current={handle === current ? 'true' : undefined}>
            <span lang={locale} dir={languages[locale].direction}>
              {languages[locale].name}
            </span>{' '}
            {!exists && handle !== current && (
              <small>
                <span aria-hidden="true">{fallbackCode}</span>
                <VisuallyHidden>
                  <Trans comment="In the language menu, beside a language in which this page has not been written">
                    in English
                  </Trans>
                </VisuallyHidden>
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
