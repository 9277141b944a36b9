import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ChapterName } from './ChapterName.tsx'
import type { Guideline, GuidelineChapter } from './guideline.ts'
import styles from './ChapterPager.module.css'

/** Renders links to the previous and the next chapter. */
export function ChapterPager({ guideline, chapter }: { guideline: Guideline; chapter: GuidelineChapter }) {
  const { t } = useLingui()
  const { chapters } = guideline
  const current = chapters.findIndex(({ link }) => link.path === chapter.path)
  const previous = current > 0 ? chapters[current - 1] : undefined
  const next = current >= 0 ? chapters[current + 1] : undefined
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t({ message: 'Previous and next chapter', comment: 'Name of a navigation, read by screen readers' })}
    >
      <ul className={styles.pager}>
        {previous && (
          <li className={styles.previous}>
            <SiteLink path={previous.link.path} rel="prev">
              <small>
                <Icon name="arrow-right" />
                <Trans comment="Above the name of the chapter before this one">Previous chapter</Trans>
              </small>
              <ChapterName chapter={previous} guideline={guideline} />
            </SiteLink>
          </li>
        )}
        {next && (
          <li className={styles.next}>
            <SiteLink path={next.link.path} rel="next">
              <small>
                <Trans comment="Above the name of the chapter after this one">Next chapter</Trans>
                <Icon name="arrow-right" />
              </small>
              <ChapterName chapter={next} guideline={guideline} />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
