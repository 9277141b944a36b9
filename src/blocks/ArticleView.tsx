import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate, sentenceSpace } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { RuledList } from '#ui/RuledList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { Article } from './article.ts'
import { ArticleSection, RelatedHeading, type Section } from './ArticleSection.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { Blocks } from './Blocks.tsx'
import { CareLine } from './CareLine.tsx'
import { minOutlineLength, outlineOf } from './outline.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { MainPointsHeading } from './MainPointsHeading.tsx'
import { PictureView } from './PictureView.tsx'
import { NotReviewed, ReviewFacts } from './ReviewFacts.tsx'
import { WorksheetButton } from './Worksheet.tsx'
import { RichTextView } from './RichTextView.tsx'
import { SourceList, SourcesHeading } from './SourceList.tsx'
import { TranslationNotice } from './TranslationNotice.tsx'
import styles from './ArticleView.module.css'

type Props = {
  article: Article
  /** The date with which the due date of the next review is compared (ISO 8601). */
  today: string
  /** The number of other languages of this page. If it is 0, no link to them is shown. */
  otherLanguages?: number
  /** A notice between the title and the introduction, which readers should read first. */
  notice?: ReactNode
  /**
   * The number of blocks at the beginning that are shown above the outline and the main points. The page about emergencies
   * sets it, so that its care cards come first.
   */
  urgentBlocks?: number | undefined
  /** Facts below the introduction, such as the date and the authors. */
  facts?: ReactNode
  /** The section for which readers open the page, shown before the main points. */
  opening?: Section | undefined
  /** Sections that only this kind of page has, shown after the blocks. Those with an empty body are left out. */
  sections?: readonly Section[]
}

/** Renders an article of any kind. Parts that only some kinds of pages have are passed as props. */
export function ArticleView({
  article,
  today,
  otherLanguages = 0,
  notice,
  urgentBlocks = 0,
  facts,
  opening,
  sections = [],
}: Props) {
  const { site } = useCurrentSite()
  const { t } = useLingui()
  const textLanguage = languageAttributes(article.language, site.locale)
  const pageLanguage = languageAttributes(site.locale, article.language)
  const inPageLanguage = (text: ReactNode) => <LanguageSpan language={pageLanguage}>{text}</LanguageSpan>
  const unreviewed = article.reviewers.length === 0 && article.sources.length > 0
  const outline = outlineOf(article.blocks)
  const worksheet = article.blocks.find((block) => block.kind === 'worksheet')
  const added = sections.filter(({ body }) => body)
  const headings: readonly { readonly anchor: string; readonly heading: ReactNode }[] = [
    ...(opening ? [{ anchor: opening.anchor, heading: inPageLanguage(opening.heading) }] : []),
    ...outline.map(({ anchor, heading }) => ({
      anchor,
      heading: 'text' in heading ? heading.text : inPageLanguage(<heading.Heading />),
    })),
    ...added.map(({ anchor, heading }) => ({ anchor, heading: inPageLanguage(heading) })),
    ...(article.sources.length > 0 ? [{ anchor: 'sources', heading: inPageLanguage(<SourcesHeading />) }] : []),
  ]
  const onThisPage = t({
    id: 'on-this-page',
    message: 'On this page',
    comment: 'Heading of the list of the headings of a page',
  })
  const renderBlocks = (blocks: Article['blocks']) => (
    <Blocks blocks={blocks} outline={outline} sources={article.sources} pageLanguage={pageLanguage} />
  )
  const actions = (
    <ArticleActions otherLanguages={otherLanguages} pageLanguage={pageLanguage} actions={article.actions} />
  )
  return (
    <article className={`wrap ${styles.article}`} aria-labelledby="page-title" {...textLanguage}>
      <div className={styles.crumbs} {...pageLanguage}>
        <Breadcrumbs ancestors={article.ancestors} title={article.title} titleLanguage={article.language} />
      </div>
      <header className={styles.head}>
        <h1 id="page-title" tabIndex={-1}>
          {article.title}
        </h1>
        <div className={styles.notice}>
          <TranslationNotice article={article} pageLanguage={pageLanguage} />
        </div>
        {notice !== undefined && (
          <div className={styles.notice} {...pageLanguage}>
            {notice}
          </div>
        )}
        <CareLine line={article.careLine} />
        {article.intro !== undefined && <p className={styles.intro}>{article.intro}</p>}
        {facts}
        {(article.lastReviewed !== undefined || unreviewed || article.minutes > 1) && (
          <p className={`note ${styles.facts}`}>
            <LanguageSpan language={pageLanguage}>
              {article.lastReviewed !== undefined && (
                <Trans comment="Under a page's introduction: when its text was last checked">
                  Reviewed{' '}
                  <time dateTime={article.lastReviewed.slice(0, 10)} suppressHydrationWarning>
                    {formatDate(site.locale, article.lastReviewed)}
                  </time>
                  .
                </Trans>
              )}
              {unreviewed && <NotReviewed />}
              {sentenceSpace(site.locale)}
              {article.minutes > 1 && (
                <Plural
                  comment="Under a page's introduction; not said of a single minute"
                  value={article.minutes}
                  one="About # minute to read."
                  other="About # minutes to read."
                />
              )}
            </LanguageSpan>
          </p>
        )}
        {(worksheet || article.tool) && (
          <p className={styles.mainAction}>
            {worksheet && <WorksheetButton block={worksheet} />}
            {article.tool && (
              <ButtonLink quiet path={article.tool.path}>
                {inPageLanguage(article.tool.label)}
              </ButtonLink>
            )}
          </p>
        )}
      </header>
      {article.illustration && (
        <div className={styles.illustration}>
          <PictureView picture={article.illustration} decorative lazy={false} />
        </div>
      )}
      {urgentBlocks > 0 && <div className={styles.first}>{renderBlocks(article.blocks.slice(0, urgentBlocks))}</div>}
      <div className={`beside ${styles.side}`}>
        {headings.length >= minOutlineLength && (
          <nav className={styles.outline} aria-label={onThisPage}>
            <details>
              <summary className="opener">
                {inPageLanguage(onThisPage)}
                <Icon name="chevron-down" />
              </summary>
              <p className={styles.outlineTitle} aria-hidden="true">
                {inPageLanguage(onThisPage)}
              </p>
              <ol className={styles.outlineList}>
                {headings.map(({ anchor, heading }) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
        <div className={styles.sideActions}>{actions}</div>
      </div>
      <div className={styles.body}>
        {opening && (
          <div className={styles.opening} {...pageLanguage}>
            <ArticleSection {...opening} />
          </div>
        )}
        {article.keyPoints.length > 0 && (
          <section className={styles.key} aria-labelledby="key-points">
            <h2 id="key-points">{inPageLanguage(<MainPointsHeading />)}</h2>
            <ul>
              {article.keyPoints.map((point, index) => (
                <li key={index}>{point}</li>
              ))}
            </ul>
          </section>
        )}
        {renderBlocks(article.blocks.slice(urgentBlocks))}
        {added.length > 0 && (
          <div {...pageLanguage}>
            {added.map((section) => (
              <ArticleSection key={section.anchor} {...section} />
            ))}
          </div>
        )}
        {article.sources.length > 0 && (
          <section className={styles.part} aria-labelledby="sources">
            <h2 id="sources">{inPageLanguage(<SourcesHeading />)}</h2>
            <SourceList sources={article.sources} />
          </section>
        )}
        <ReviewFacts article={article} today={today} pageLanguage={pageLanguage} />
        {article.address && <RichTextView richText={article.address} />}
        {article.feedback && <RichTextView richText={article.feedback} />}
        <div className={styles.endActions}>{actions}</div>
        {article.topicsAndTags.length > 0 && (
          <nav className={styles.topicsAndTags} aria-labelledby="subjects" {...pageLanguage}>
            <p id="subjects" className="note">
              <Trans id="more-on-these-subjects" comment="Before links to the topics and tags of a page, at its end">
                More on these subjects
              </Trans>
            </p>
            <ul>
              {article.topicsAndTags.map((link, index) => (
                <li key={index}>
                  <SiteLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {article.related.length > 0 && (
          <nav className={styles.part} aria-labelledby="related" {...pageLanguage}>
            <h2 id="related">
              <RelatedHeading />
            </h2>
            <RuledList links={article.related} />
          </nav>
        )}
      </div>
    </article>
  )
}
