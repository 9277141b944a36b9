import { Select, Trans } from '@lingui/react/macro'
import type { Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageNameIn } from './language-name-in.ts'

/** Renders a label for something in a different language from the page, such as "In English". */
export function InLanguage({ language }: { language: Language }) {
  const { site } = useCurrentSite()
  const name = languageNameIn(site.locale, language)
  return (
    // The browser and the server may have different names for a language. With `suppressHydrationWarning`, React keeps the
    // server's name.
    <span suppressHydrationWarning>
      <Select
        comment="Beside or above pages that are in another language than this one; the placeholder is the name of a language other than English"
        value={language.slice(0, 2)}
        _en="In English"
        other={`In ${name}`}
      />
    </span>
  )
}

/** Renders the sentence below a heading that contains `InLanguage`. */
export const UntranslatedNote = () => (
  <Trans comment="Under a heading such as 'In English', above links to pages">
    These pages have not been translated yet.
  </Trans>
)
