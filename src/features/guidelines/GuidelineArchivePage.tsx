import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { GuidelineArchive } from './guideline.ts'
import styles from './GuidelineArchivePage.module.css'

type Props = { content: GuidelineArchive; today: string; otherLanguages?: number }

/** Renders an archived edition of a guideline, below a notice that it is old and a link to the current one, if any. */
export function GuidelineArchivePage({ content: edition, ...rest }: Props) {
  const { t } = useLingui()
  const { article, year, current, currentYear, editions } = edition
  const ancestors: SafeLink[] = [
    {
      kind: 'internal',
      path: '/guidelines',
      label: t({ message: 'Guidelines', comment: 'Title of the list of all guidelines' }),
    },
    {
      kind: 'internal',
      path: '/guidelines/archive',
      label: t({ message: 'Archive of guidelines', comment: 'Title of the list of editions that have been replaced' }),
    },
  ]
  return (
    <>
      <div className={`wrap ${styles.old}`}>
        <Notice
          title={
            year === undefined ? (
              <Trans comment="First thing said on an edition of a guideline that has been replaced">
                This is an old edition.
              </Trans>
            ) : (
              <Trans comment="First thing said on an edition of a guideline that has been replaced; the placeholder is its year">
                This is an old edition, from {year}.
              </Trans>
            )
          }
        >
          <Trans comment="Follows 'This is an old edition.'">
            It is kept so that it can be looked up. Do not decide by it.
          </Trans>
          {current && (
            <span className={styles.current}>
              {currentYear === undefined ? (
                <Trans comment="Before the name of the guideline that replaces an old edition">
                  The current edition:
                </Trans>
              ) : (
                <Trans comment="Before the name of the guideline that replaces an old edition; the placeholder is its year">
                  The current edition, from {currentYear}:
                </Trans>
              )}{' '}
              <SiteLink link={current} />
            </span>
          )}
        </Notice>
      </div>
      <ArticleView
        article={{ ...article, ancestors }}
        sections={[
          linkSection(
            'guideline-editions',
            <Trans comment="Heading above links to the other editions of a guideline that have been replaced">
              Other old editions
            </Trans>,
            editions,
          ),
        ]}
        {...rest}
      />
    </>
  )
}
