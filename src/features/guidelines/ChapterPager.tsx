import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import { InternalLink } from '#ui/InternalLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { ChapterLink, Guideline, GuidelineChapter } from './guideline.ts'
import styles from './ChapterPager.module.css'

/** The chapters before and after the one that is read. */
export function ChapterPager({ guideline, chapter }: { guideline: Guideline; chapter: GuidelineChapter }) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  const { chapters } = guideline
  const current = chapters.findIndex(({ path }) => path === chapter.path)
  const previous = current > 0 ? chapters[current - 1] : undefined
  const next = current >= 0 ? chapters[current + 1] : undefined
  if (!previous && !next) return null
  const languageOf = (one: ChapterLink) => languageAttributes(one.language ?? site.locale, site.locale)
  return (
    <nav
      aria-label={t({ message: 'Previous and next chapter', comment: 'Name of a navigation, read by screen readers' })}
    >
      <ul className={styles.pager}>
        {previous && (
          <li className={styles.previous}>
            <InternalLink path={previous.path} rel="prev">
              <small>
                <Icon name="arrow-right" />
                <Trans comment="Above the name of the chapter before this one">Previous chapter</Trans>
              </small>
              <span {...languageOf(previous)}>{previous.title}</span>
            </InternalLink>
          </li>
        )}
        {next && (
          <li className={styles.next}>
            <InternalLink path={next.path} rel="next">
              <small>
                <Trans comment="Above the name of the chapter after this one">Next chapter</Trans>
                <Icon name="arrow-right" />
              </small>
              <span {...languageOf(next)}>{next.title}</span>
            </InternalLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
