import { Trans, useLingui } from '@lingui/react/macro'
import type { IndexLetter } from '#i18n/alphabet.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './LetterNav.module.css'

type Props = {
  letters: readonly IndexLetter[]
  /** The path of the page with the anchors; undefined if they are on this page. */
  indexPath?: string
}

/**
 * Renders the alphabet as links to the letters of an index. A letter without entries is not a link. If the index is on
 * another page, a link to the whole index follows.
 */
export function LetterNav({ letters, indexPath }: Props) {
  const { t } = useLingui()
  return (
    <ul className={styles.letters}>
      {letters.map(({ letter, anchor, isUsed }) => {
        const name = t({
          message: `Beginning with ${letter}`,
          comment: 'Name of a link: a letter of the alphabet in an index',
        })
        return (
          <li key={letter}>
            {!isUsed ? (
              <span>{letter}</span>
            ) : indexPath === undefined ? (
              <a href={`#${anchor}`} aria-label={name}>
                {letter}
              </a>
            ) : (
              <SiteLink path={`${indexPath}#${anchor}`} aria-label={name}>
                {letter}
              </SiteLink>
            )}
          </li>
        )
      })}
      {indexPath !== undefined && (
        <li className={styles.all}>
          <SiteLink
            path={indexPath}
            aria-label={t({ message: 'All, A to Z', comment: 'Name of the link to a whole index' })}
          >
            <Trans comment="Link to a whole index, after the letters of the alphabet">All</Trans>
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
