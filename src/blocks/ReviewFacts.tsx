import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { formatDate, formatMonth } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Article } from './article.ts'
import type { BlockContext } from './block-context.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import styles from './ReviewFacts.module.css'

type Props = { article: Article; today: string; pageLanguage: BlockContext['pageLanguage'] }

/**
 * Renders the reviewers and the translator of a page's text, the date of the last review or else of publication, and the
 * month of the next review, with a notice when its day has passed. A text without a named reviewer is labeled as not
 * reviewed, so that readers do not assume a review.
 */
export function ReviewFacts({ article, today, pageLanguage }: Props) {
  const { locale } = useCurrentSite().site
  const { lastReviewed, nextReview, published, reviewers, sources, translator } = article
  const date = (iso: string) => (
    <time dateTime={iso.slice(0, 10)} {...pageLanguage} suppressHydrationWarning>
      {formatDate(locale, iso)}
    </time>
  )
  const facts: [name: ReactNode, value: ReactNode][] = []
  if (published !== undefined && lastReviewed === undefined) {
    facts.push([<Trans comment="Fact about a page, before a date">Published</Trans>, date(published)])
  }
  if (lastReviewed !== undefined)
    facts.push([<Trans comment="Fact about a page, before a date">Last reviewed</Trans>, date(lastReviewed)])
  if (nextReview !== undefined) {
    facts.push([
      <Trans comment="Fact about a page, before a month">Next review</Trans>,
      <time dateTime={nextReview.slice(0, 7)} {...pageLanguage} suppressHydrationWarning>
        {formatMonth(locale, nextReview)}
      </time>,
    ])
  }
  if (reviewers.length > 0) {
    facts.push([
      <Trans comment="Fact about a page, before the names of working groups">Reviewed by</Trans>,
      reviewers.map(({ name, language }, index) => (
        <div key={index}>
          <bdi lang={language}>{name}</bdi>
        </div>
      )),
    ])
  }
  if (translator !== undefined)
    facts.push([
      <Trans comment="Fact about a page, before the name of a working group">Translated by</Trans>,
      translator,
    ])
  const overdue = nextReview !== undefined && nextReview.slice(0, 10) < today.slice(0, 10)
  return (
    <div className={styles.review}>
      {overdue && (
        <Notice
          {...pageLanguage}
          title={
            <Trans comment="Said when a page has not been checked in time">The review of this page is overdue.</Trans>
          }
        >
          <span suppressHydrationWarning>
            <Trans comment="Follows 'The review of this page is overdue.'; then a month">
              It was planned for {formatMonth(locale, nextReview)}. Ask your doctor whether something has changed since.
            </Trans>
          </span>
        </Notice>
      )}
      {reviewers.length === 0 && (
        <p {...pageLanguage}>
          {sources.length > 0 ? (
            <Trans
              id="written-not-reviewed"
              comment="At the foot of a page that lists its sources and that no doctor has checked"
            >
              Written from the sources named on this page. Not yet reviewed by a doctor.
            </Trans>
          ) : (
            <NotReviewed />
          )}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value], index) => (
            <div key={index}>
              <dt>
                <LanguageSpan language={pageLanguage}>{name}</LanguageSpan>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Renders the statement that no doctor has reviewed the text. */
export const NotReviewed = () => (
  <Trans id="not-reviewed" comment="About a page whose text no doctor has checked">
    Not yet reviewed by a doctor.
  </Trans>
)
