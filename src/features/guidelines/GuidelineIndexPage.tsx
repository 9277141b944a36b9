import { Trans, useLingui } from '@lingui/react/macro'
import { MoreLink } from '#ui/MoreLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import styles from './GuidelineIndexPage.module.css'

type Props = { guidelines: readonly { readonly link: SafeLink; readonly year?: number }[] }

/** Renders the list of all current guidelines. */
export function GuidelineIndexPage({ guidelines }: Props) {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t({ message: 'Guidelines', comment: 'Title of the list of all guidelines' })}
        intro={
          <Trans comment="Under the title 'Guidelines'">
            What doctors are advised to do, in plain words, and how sure the advice is.
          </Trans>
        }
      />
      <div className={`wrap band ${styles.index}`}>
        {guidelines.length > 0 ? (
          <RuledList
            links={guidelines.map(({ link }) => link)}
            mark={(_, index) => {
              const year = guidelines[index]?.year
              return (
                year !== undefined && (
                  <span className={styles.year}>
                    <small>
                      <Trans comment="Above the year of a guideline's edition">Edition</Trans>
                    </small>{' '}
                    {year}
                  </span>
                )
              )
            }}
          />
        ) : (
          <p>
            <Trans comment="In place of the list of guidelines">There are no guidelines here yet.</Trans>
          </p>
        )}
        <MoreLink path="/guidelines/archive">
          <Trans comment="Link from the guidelines to their editions that have been replaced">
            Earlier editions of the guidelines
          </Trans>
        </MoreLink>
      </div>
    </>
  )
}
