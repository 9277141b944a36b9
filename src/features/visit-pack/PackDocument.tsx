import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'
import { useToday } from '#lib/use-today.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { translatedQuestion, type PackText } from './pack-text.ts'
import { QrCode } from './QrCode.tsx'
import type { LoadedPackPage } from './use-pack-texts.ts'
import type { VisitPack } from './visit-pack.ts'
import styles from './PackDocument.module.css'

/** The second language of the document: its tag, and its name in the language itself. */
export type SecondLanguage = { readonly locale: Language; readonly name: string }

type Props = {
  pack: VisitPack
  pages: readonly LoadedPackPage[]
  second: SecondLanguage | undefined
  /** The figures of the bladder diary; left out when they are not to be printed. */
  diary?: ReactNode
}

/** Renders the document to print: first the questions, the notes and the figures, then the pages. */
export function PackDocument({ pack, pages, second, diary }: Props) {
  const { locale } = useCurrentSite().site
  const today = useToday()
  const loaded = pages.flatMap(({ texts }) => texts ?? [])
  return (
    <section className={styles.document} aria-labelledby="for-my-visit">
      <h2 id="for-my-visit">
        <Trans comment="Visit pack: title of the document to print for the visit to the doctor">For my visit</Trans>
      </h2>
      {today !== '' && <p className="note">{formatDate(locale, today)}</p>}
      {pack.questions.length > 0 && (
        <section className={styles.part}>
          <h3>
            <Trans comment="Visit pack: heading in the document to print">My questions</Trans>
          </h3>
          <ol className={styles.questions}>
            {pack.questions.map((question) => {
              const translation = second && translatedQuestion(loaded, question)
              return (
                <li key={question}>
                  <bdi>{question}</bdi>
                  {translation !== undefined && (
                    <p className="note" {...languageAttributes(second?.locale, locale)}>
                      {translation}
                    </p>
                  )}
                </li>
              )
            })}
          </ol>
        </section>
      )}
      {pack.notes !== '' && (
        <section className={styles.part}>
          <h3>
            <Trans comment="Visit pack: heading in the document to print">My notes</Trans>
          </h3>
          <p className={styles.notes} dir="auto">
            {pack.notes}
          </p>
        </section>
      )}
      {diary !== undefined && (
        <section className={styles.part}>
          <h3>
            <Trans comment="Visit pack: heading above the figures of the bladder diary, in the document to print">
              My bladder diary
            </Trans>
          </h3>
          {diary}
        </section>
      )}
      {pages.map(({ page, status, texts }) => (
        <section key={`${page.site}${page.path}`} className={styles.page}>
          {texts ? (
            <div className={texts.second ? styles.pair : undefined}>
              <PageText text={texts.first} />
              {texts.second && <PageText text={texts.second} />}
            </div>
          ) : (
            <>
              <h3>
                <bdi>{page.title}</bdi>
              </h3>
              {status === 'error' && (
                <p>
                  <Trans comment="Visit pack: in place of the text of a page">This page could not be loaded.</Trans>
                </p>
              )}
            </>
          )}
          {texts && second && !texts.second && second.locale !== texts.first.language && (
            <p className="note">
              <Trans comment="Visit pack: a page does not exist in the second language; the placeholder is the name of that language in itself">
                This page does not exist in this language: {second.name}
              </Trans>
            </p>
          )}
        </section>
      ))}
    </section>
  )
}

/** Renders the printed part of a page, in the language of its text, with the URL of the whole page. */
function PageText({ text: { title, intro, keyPoints, language, href } }: { text: PackText }) {
  const { locale } = useCurrentSite().site
  return (
    <div className={styles.text} {...languageAttributes(language, locale)}>
      <h3>{title}</h3>
      {intro !== undefined && <p>{intro}</p>}
      {keyPoints.length > 0 && (
        <ul>
          {keyPoints.map((point, place) => (
            <li key={place}>{point}</li>
          ))}
        </ul>
      )}
      <p className={styles.address}>
        <QrCode href={href} />
        <bdi dir="ltr" className="note">
          {decodeURI(href)}
        </bdi>
      </p>
    </div>
  )
}
