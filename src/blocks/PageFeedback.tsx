import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { BlockContext } from './block-context.ts'
import styles from './PageFeedback.module.css'

type Props = { about: string | undefined; pageLanguage: BlockContext['pageLanguage'] }

/** Asks whether a page was helpful: a plain form, for the page is the same for everybody. */
export function PageFeedback({ about, pageLanguage }: Props) {
  const { path } = useCurrentSite()
  return (
    about && (
      <form method="post" action={path('/feedback')} className={styles.feedback} {...pageLanguage}>
        <input type="hidden" name="about" value={about} />
        <p id="helpful">
          <Trans comment="Question at the end of a page, with the answers “Yes”, “No” and “Something is wrong”">
            Was this page helpful?
          </Trans>
        </p>
        <div role="group" aria-labelledby="helpful">
          <button name="answer" value="yes">
            <Trans comment="Answer to “Was this page helpful?”">Yes</Trans>
          </button>
          <button name="answer" value="no">
            <Trans comment="Answer to “Was this page helpful?”">No</Trans>
          </button>
          <button name="answer" value="wrong">
            <Trans comment="Answer to “Was this page helpful?”; leads to a form">Something is wrong</Trans>
          </button>
        </div>
      </form>
    )
  )
}
