import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicationFrameProps } from '#blocks/page-kind.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import { ChapterNav } from './ChapterNav.tsx'
import { ChapterPager } from './ChapterPager.tsx'
import { FileLink } from './FileLink.tsx'
import type { Guideline, GuidelineChapter, GuidelinePage } from './guideline.ts'
import { partTitle, partTitles } from './part-titles.ts'
import styles from './GuidelineFrame.module.css'

type Props = { guideline: Guideline; page: GuidelinePage | GuidelineChapter }

/**
 * Renders the frame of every page of a guideline: its name, its edition and links to its parts. On its own page and on its
 * chapters, the list of chapters is beside the text.
 */
export function GuidelineFrame({
  publication: guideline,
  content: page,
  children,
}: PublicationFrameProps<Guideline, GuidelinePage | GuidelineChapter>) {
  const { i18n, t } = useLingui()
  const { site } = useCurrentSite()
  const { link, year, language } = guideline
  const nameLanguage = languageAttributes(link.language, site.locale)
  // The introduction is left out when it is in a different language from the name above it.
  const intro = language === (link.language ?? site.locale) ? guideline.intro : undefined
  const part = page.kind === 'guideline' ? page.part : undefined
  const isOwnPage = part?.name === 'overview'
  const name = part ? partTitle(part, i18n) : page.article.title
  const parentLinks: SafeLink[] = [
    {
      kind: 'internal',
      path: '/guidelines',
      label: t({ message: 'Guidelines', comment: 'Title of the list of all guidelines' }),
    },
  ]
  if (!isOwnPage) parentLinks.push(link)
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <Breadcrumbs
            ancestors={parentLinks}
            title={name ?? link.label}
            titleLanguage={part && !isOwnPage ? undefined : page.article.language}
          />
          <div className={styles.row}>
            <div>
              {isOwnPage ? (
                <h1 id="page-title" tabIndex={-1} {...nameLanguage}>
                  {link.label}
                </h1>
              ) : (
                <p className={styles.title} {...nameLanguage}>
                  <SiteLink path={link.path}>{link.label}</SiteLink>
                </p>
              )}
              {intro !== undefined && (
                <p className={isOwnPage ? styles.intro : `${styles.intro} ${styles.aside}`} {...nameLanguage}>
                  {intro}
                </p>
              )}
              {isOwnPage && <Files guideline={guideline} />}
            </div>
            {year !== undefined && (
              <p className={styles.edition}>
                <small>
                  <Trans comment="Above the year of a guideline's edition">Edition</Trans>
                </small>{' '}
                {year}
              </p>
            )}
          </div>
        </div>
      </div>
      <Tabs guideline={guideline} page={page} />
      {isOwnPage || !part ? (
        <div className={`wrap ${styles.read}`}>
          <ChapterNav guideline={guideline} page={page} />
          <div>
            {children}
            {page.kind === 'guideline-chapter' && <ChapterPager guideline={guideline} chapter={page} />}
          </div>
        </div>
      ) : (
        <div className={`wrap ${styles.part}`}>{children}</div>
      )}
    </>
  )
}

/** Renders links to the files of a guideline: the whole text and the pocket version. Renders nothing when there are none. */
function Files({ guideline: { fullPdf, pocketPdf } }: Pick<Props, 'guideline'>) {
  if (!fullPdf && !pocketPdf) return null
  return (
    <ul className={styles.files}>
      {fullPdf && (
        <li>
          <FileLink file={fullPdf}>
            <Trans comment="Link to a guideline as a file">The whole guideline</Trans>
          </FileLink>
        </li>
      )}
      {pocketPdf && (
        <li>
          <FileLink file={pocketPdf}>
            <Trans comment="Link to the short version of a guideline as a file">Pocket version</Trans>
          </FileLink>
        </li>
      )}
    </ul>
  )
}

/**
 * Renders links to the parts of a guideline. On narrow screens they are in a disclosure that shows the name of the current
 * part.
 */
function Tabs({ guideline, page }: Props) {
  const { i18n, t } = useLingui()
  const { link, chapters, parts } = guideline
  const current = page.kind === 'guideline' ? page.part.name : 'overview'
  const tabs = [
    {
      name: 'overview',
      path: link.path,
      label:
        chapters.length > 0
          ? t({ message: 'Chapters', comment: 'Part of a guideline, and the heading above its list of chapters' })
          : t({ message: 'Overview', comment: 'Part of a guideline without chapters: its own text' }),
    },
    ...parts.map((name) => ({ name, path: `${link.path}/${name}`, label: i18n._(partTitles[name]) })),
  ]
  if (tabs.length < 2) return <div className={styles.tabs} />
  return (
    <nav
      className={styles.tabs}
      aria-label={t({ message: 'Parts of this guideline', comment: 'Name of a navigation, read by screen readers' })}
    >
      <div className="wrap">
        {/* The key closes the disclosure on navigation. */}
        <details key={page.kind === 'guideline' ? current : page.path}>
          <summary>
            <span className="note">
              <Trans comment="Before the name of the part of a guideline that is shown">Part:</Trans>
            </span>{' '}
            {tabs.find(({ name }) => name === current)?.label}
            <Icon name="chevron-down" />
          </summary>
          <ul className={styles.tabList}>
            {tabs.map((tab) => (
              <li key={tab.name}>
                <SiteLink path={tab.path} aria-current={tab.name === current ? 'true' : undefined}>
                  {tab.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </nav>
  )
}
