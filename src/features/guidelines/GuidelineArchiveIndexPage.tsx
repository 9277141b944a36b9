import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '#ui/PageHead.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './GuidelineIndexPage.module.css'

type Props = {
  groups: readonly {
    readonly current?: SafeLink
    readonly editions: readonly { readonly link: SafeLink; readonly year?: number }[]
  }[]
}

/** Renders the archived editions, grouped by current guideline. */
export function GuidelineArchiveIndexPage({ groups }: Props) {
  const { t } = useLingui()
  const guidelines = {
    kind: 'internal',
    path: '/guidelines',
    label: t({ message: 'Guidelines', comment: 'Title of the list of all guidelines' }),
  } as const
  return (
    <>
      <PageHead
        ancestors={[guidelines]}
        title={t({
          message: 'Archive of guidelines',
          comment: 'Title of the list of editions that have been replaced',
        })}
        intro={
          <Trans comment="Under the title 'Archive of guidelines'">
            Old editions, kept so that they can be looked up. They are no longer checked.
          </Trans>
        }
      />
      <div className={`wrap band ${styles.index}`}>
        {groups.length === 0 && (
          <p>
            <Trans comment="In place of the list of old editions">There are no old editions here yet.</Trans>
          </p>
        )}
        {groups.map(({ current, editions }, place) => {
          const anchor = `guideline-${place + 1}`
          return (
            <section key={anchor} aria-labelledby={anchor}>
              <h2 id={anchor}>
                {current ? (
                  <SiteLink link={current} />
                ) : (
                  <Trans comment="Heading above old editions of guidelines that nothing has replaced">
                    No longer continued
                  </Trans>
                )}
              </h2>
              <RuledList
                links={editions.map(({ link }) => link)}
                mark={(_, index) => {
                  const year = editions[index]?.year
                  return year !== undefined && <span className={styles.year}>{year}</span>
                }}
              />
            </section>
          )
        })}
      </div>
    </>
  )
}
