import { Trans } from '@lingui/react/macro'
import type { BlockContext } from '#blocks/block-context.ts'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { directionOf } from '#i18n/languages.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { FileLink } from './FileLink.tsx'
import type { GuidelinePart } from './guideline.ts'
import styles from './GuidelineText.module.css'

type Props = { part: Extract<GuidelinePart, { name: 'translations' }>; pageLanguage: BlockContext['pageLanguage'] }

/** Renders the translations of a guideline, each with the translator, the year, the link and the file that it has. */
export function TranslationsPart({ part: { translations }, pageLanguage }: Props) {
  return (
    <ul className={styles.rows}>
      {translations.map(({ id, languageName, language, society, year, href, ownHref, file }) => {
        const name =
          language === undefined ? (
            <bdi>{languageName}</bdi>
          ) : (
            <bdi lang={language} dir={directionOf(language)}>
              {languageName}
            </bdi>
          )
        return (
          <li key={id}>
            <h2>
              {href !== undefined ? (
                <SiteLink href={href} hrefLang={language}>
                  {name}
                </SiteLink>
              ) : ownHref !== undefined ? (
                <a href={ownHref} hrefLang={language}>
                  {name}
                </a>
              ) : (
                name
              )}
            </h2>
            {society !== undefined && <p className="note">{society}</p>}
            {year !== undefined && <p className="note">{year}</p>}
            {file && (
              <p className={styles.file}>
                <LanguageSpan language={pageLanguage}>
                  <FileLink file={file}>
                    <Trans comment="Link to a file">Open the file</Trans>
                  </FileLink>
                </LanguageSpan>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
