import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { numberSections, outlineOf } from '#blocks/outline.ts'
import { decodeSafely } from '#lib/decode-safely.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { ChapterName } from './ChapterName.tsx'
import { collapseChapters } from './collapse-chapters.ts'
import type { ChapterLink, Guideline, GuidelineChapter, GuidelinePage } from './guideline.ts'
import { recommendationsAnchor } from './RecommendationTable.tsx'
import styles from './ChapterNav.module.css'

type Props = { guideline: Guideline; page: GuidelinePage | GuidelineChapter }

/**
 * Renders the search in a guideline, and its chapters with the headings of the current one. On wide screens, the chapters
 * are beside the text; on others, in a disclosure, which is open on the guideline's own page unless the list is long.
 */
export function ChapterNav({ guideline, page }: Props) {
  const { t } = useLingui()
  const { chapters } = guideline
  const chapter = page.kind === 'guideline-chapter' ? page : undefined
  const current = chapter ? chapters.findIndex(({ link }) => link.path === chapter.path) : -1
  const { before, near, after } = collapseChapters(chapters, Math.max(current, 0))
  if (chapters.length === 0) return <div />
  const rows = (some: readonly ChapterLink[]) => (
    <ol className={styles.list}>
      {some.map((one) => (
        <ChapterRow key={one.link.path} chapter={one} guideline={guideline}>
          {one.link.path === chapter?.path && <Headings chapter={chapter} />}
        </ChapterRow>
      ))}
    </ol>
  )
  const heading = t({ message: 'Chapters', comment: 'Part of a guideline, and the heading above its list of chapters' })
  const count = chapters.length
  const place = current + 1
  return (
    <div className={`beside ${styles.side}`}>
      <SearchForm
        size="small"
        isLabelShown
        label={
          <Trans comment="Label of a search field that finds only chapters of the guideline">
            Search in this guideline
          </Trans>
        }
        within={decodeSafely(guideline.link.path)}
      />
      <nav className={styles.chapters} aria-label={heading}>
        <details
          key={chapter?.path ?? guideline.link.path}
          open={!chapter && after.length === 0}
          className={chapter ? undefined : styles.own}
        >
          <summary className="opener">
            {place > 0 ? (
              <Trans comment="Opens the list of chapters; the numbers are this chapter's place in it and how many there are">
                Chapter {place} of {count}
              </Trans>
            ) : (
              heading
            )}
            <Icon name="chevron-down" />
          </summary>
          <p className={styles.heading} aria-hidden="true">
            {heading}
          </p>
          {before.length > 0 && (
            <CollapsedChapters
              label={
                <Plural
                  comment="Opens the part of a long list of chapters that stands before the chapters shown"
                  value={before.length}
                  one="# chapter before"
                  other="# chapters before"
                />
              }
            >
              {rows(before)}
            </CollapsedChapters>
          )}
          {rows(near)}
          {after.length > 0 && (
            <CollapsedChapters
              label={
                <Plural
                  comment="Opens the part of a long list of chapters that stands after the chapters shown"
                  value={after.length}
                  one="# more chapter"
                  other="# more chapters"
                />
              }
            >
              {rows(after)}
            </CollapsedChapters>
          )}
        </details>
      </nav>
    </div>
  )
}

function CollapsedChapters({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.collapsed}>
      <summary className="opener">
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

function ChapterRow({
  chapter,
  guideline,
  children,
}: {
  chapter: ChapterLink
  guideline: Guideline
  children: ReactNode
}) {
  return (
    <li>
      <span className={styles.number}>{chapter.number}</span>
      <SiteLink path={chapter.link.path}>
        <ChapterName chapter={chapter} guideline={guideline} />
        {chapter.isSupplement && (
          <small>
            <Trans comment="Beside a chapter that is an addition to the guideline">Supplement</Trans>
          </small>
        )}
      </SiteLink>
      {children}
    </li>
  )
}

/** Renders the headings of the current chapter. */
function Headings({ chapter: { article, number, recommendations } }: { chapter: GuidelineChapter }) {
  const { site } = useCurrentSite()
  const textLanguage = languageAttributes(article.language, site.locale)
  const outline = outlineOf(article.blocks)
  const numbers = number === undefined ? undefined : numberSections(outline, number)
  if (outline.length + recommendations.length === 0) return null
  return (
    <ul className={styles.headings}>
      {outline.map(({ blockId, anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <span>
              {numbers && `${numbers.get(blockId)} `}
              {'text' in heading ? <span {...textLanguage}>{heading.text}</span> : <heading.Heading />}
            </span>
          </a>
        </li>
      ))}
      {recommendations.length > 0 && (
        <li>
          <a href={`#${recommendationsAnchor}`}>
            <Trans comment="Heading above a table of what doctors are advised to do">Recommendations</Trans>
          </a>
        </li>
      )}
    </ul>
  )
}
