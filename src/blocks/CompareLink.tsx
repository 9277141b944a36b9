import { Trans } from '@lingui/react/macro'
import type { Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import styles from './CompareLink.module.css'

type Props = {
  path: string
  /** The name of the condition whose treatments are compared, on a page that is not about it. */
  condition?: string
  /** The language of the text around the link. */
  language: Language
}

/** Renders the link to the page that compares the treatments of a condition. */
export function CompareLink({ path, condition, language }: Props) {
  const { site } = useCurrentSite()
  return (
    <p className={styles.compare}>
      <ButtonLink quiet path={path}>
        <LanguageSpan language={languageAttributes(site.locale, language)}>
          {condition === undefined ? (
            <Trans comment="Link to a page that sets the treatments of a condition side by side">
              Compare the treatments
            </Trans>
          ) : (
            <Trans comment="Link to a page that sets the treatments of a condition side by side; the placeholder is its name, such as Prostate cancer">
              Compare the treatments: {condition}
            </Trans>
          )}
        </LanguageSpan>
      </ButtonLink>
    </p>
  )
}
